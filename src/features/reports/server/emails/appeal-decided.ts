import { defineEmail } from '#platform/server/define-email.ts'

/** To the member who appealed; `answer` is the admin's text. */
export const appealDecidedEmail = defineEmail<
  { listing_name: string; decision: 'granted' | 'refused'; answer: string },
  'granted' | 'refused'
>({
  type: 'appeal_decided',
  group: 'member',
  path: '/user/reports',
  caseOf: ({ decision }) => decision,
  sample: ({ listing }) => ({ listing_name: listing, decision: 'granted', answer: '' }),
  texts: {
    en: {
      name: 'Appeal decided',
      subject: 'We have decided your appeal',
      cases: {
        granted:
          'We looked again at your appeal about “{listing_name}” and changed the decision in your favour.\n\n{answer}',
        refused: 'We looked again at your appeal about “{listing_name}”. The decision stays the same.\n\n{answer}',
      },
      button: 'See your reports',
    },
    'zh-Hant': {
      name: '上訴有結果',
      subject: '你的上訴已有結果',
      cases: {
        granted: '我們重新審核了你就「{listing_name}」提出的上訴，並作出對你有利的更改。\n\n{answer}',
        refused: '我們重新審核了你就「{listing_name}」提出的上訴，維持原來決定。\n\n{answer}',
      },
      button: '查看我的舉報',
    },
    'zh-Hans': {
      name: '申诉有结果',
      subject: '您的申诉已有结果',
      cases: {
        granted: '我们重新审核了您就“{listing_name}”提出的申诉，并作出了对您有利的更改。\n\n{answer}',
        refused: '我们重新审核了您就“{listing_name}”提出的申诉，维持原决定。\n\n{answer}',
      },
      button: '查看我的举报',
    },
  },
})
