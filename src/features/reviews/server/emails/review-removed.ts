import { defineEmail } from '#platform/server/define-email.ts'
import type { ReviewReportReason } from '../../rules.ts'

/** To the author of the review; `path` leads to the decision. */
export const reviewRemovedEmail = defineEmail<
  { listing_name: string; why: ReviewReportReason; path: string },
  ReviewReportReason
>({
  type: 'review_removed',
  group: 'member',
  caseOf: ({ why }) => why,
  sample: ({ listing }) => ({ listing_name: listing, why: 'advertising', path: '/user/reports' }),
  texts: {
    en: {
      name: 'Review removed',
      subject: 'Your review of “{listing_name}” was removed',
      lines: ['We have taken your review of “{listing_name}” off the page.'],
      cases: {
        fake: 'We don’t believe that it describes your own experience with this provider.',
        conflict_of_interest: 'It seems that you have an interest in this business or in a competitor.',
        private_information: 'It contained private information about somebody, such as a name, an address or a number.',
        harmful_or_illegal: 'It contained something harmful or illegal.',
        advertising: 'It was advertising.',
        wrong_business: 'It was about another business.',
        off_topic: 'It was not about the service of this provider.',
        defamation: 'We received a legal notice about it and have to take it down.',
        other: 'It broke the rules for reviews.',
      },
      closing:
        'A line on the page says that a review was removed and why. It names nobody.\n\nIf you think we got it wrong, you can appeal once within 30 days. Somebody will look at it again.',
      button: 'See the decision',
    },
    'zh-Hant': {
      name: '評價已移除',
      subject: '你對「{listing_name}」的評價已被移除',
      lines: ['我們已把你對「{listing_name}」的評價從頁面移除。'],
      cases: {
        fake: '我們未能相信內容是你本人光顧這間商戶的真實經歷。',
        conflict_of_interest: '你似乎與這間商戶或其競爭對手有利益關係。',
        private_information: '內容含有他人的私隱，例如姓名、地址或號碼。',
        harmful_or_illegal: '內容有害或違法。',
        advertising: '內容屬於廣告。',
        wrong_business: '內容說的是另一間商戶。',
        off_topic: '內容與這間商戶的服務無關。',
        defamation: '我們收到有關這則評價的法律通知，必須將它移除。',
        other: '內容違反評價守則。',
      },
      closing:
        '頁面會有一行字說明有評價被移除及原因，不會提及任何人的名字。\n\n如你認為我們判斷有誤，可於 30 日內上訴一次，我們會重新審核。',
      button: '查看決定',
    },
    'zh-Hans': {
      name: '评价已移除',
      subject: '您对“{listing_name}”的评价已被移除',
      lines: ['我们已将您对“{listing_name}”的评价从页面移除。'],
      cases: {
        fake: '我们无法相信内容是您本人光顾这家店铺的真实经历。',
        conflict_of_interest: '您似乎与这家店铺或其竞争对手有利益关系。',
        private_information: '内容含有他人的隐私，例如姓名、地址或号码。',
        harmful_or_illegal: '内容有害或违法。',
        advertising: '内容属于广告。',
        wrong_business: '内容说的是另一家店铺。',
        off_topic: '内容与这家店铺的服务无关。',
        defamation: '我们收到有关这条评价的法律通知，必须将它移除。',
        other: '内容违反评价规则。',
      },
      closing:
        '页面会有一行字说明有评价被移除及原因，不会提到任何人的名字。\n\n如果您认为我们判断有误，可在 30 天内申诉一次，我们会重新审核。',
      button: '查看决定',
    },
  },
})
