import { defineEmail, type Written } from '#platform/server/define-email.ts'

/** To the member who appealed. */
export const appealDecidedEmail = defineEmail<Written>({
  type: 'appeal_decided',
  group: 'member',
  hasOwnText: true,
  sample: ({ locale }) => ({
    body: {
      en: 'We looked again at your appeal about “Harbour Plumbing” and changed the decision in your favour.',
      'zh-Hant': '我們重新審視了你就「海港水喉」提出的上訴，並作出對你有利的更改。',
      'zh-Hans': '我们重新审核了您就“海港水管”提出的申诉，并作出了对您有利的更改。',
    }[locale],
    path: '/user/reports',
  }),
  texts: {
    en: {
      name: 'Appeal decided',
      subject: 'We have decided your appeal',
      button: 'See your reports',
    },
    'zh-Hant': {
      name: '上訴有結果',
      subject: '你的上訴已有結果',
      button: '查看我的舉報',
    },
    'zh-Hans': {
      name: '申诉有结果',
      subject: '您的申诉已有结果',
      button: '查看我的举报',
    },
  },
})
