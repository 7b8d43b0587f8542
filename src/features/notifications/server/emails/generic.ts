import { defineEmail } from '#platform/server/define-email.ts'

/** Anything else; a subject is required. Advertising must set `is_commercial` and may be sent only to members with
 * current marketing consent. */
export const genericEmail = defineEmail<{ body: string; path?: string; button?: string; is_commercial?: boolean }>({
  type: 'generic',
  group: 'member',
  sample: ({ locale }) => ({
    body: {
      en: 'This is a sample of any other message.\n\nAn empty line separates its paragraphs.',
      'zh-Hant': '這是其他訊息的樣本。\n\n段落之間以空行分隔。',
      'zh-Hans': '这是其他消息的样本。\n\n段落之间以空行分隔。',
    }[locale],
    path: '/',
    button: { en: 'Open Kaifong', 'zh-Hant': '開啟 Kaifong 街坊', 'zh-Hans': '打开 Kaifong 街坊' }[locale],
  }),
  texts: {
    en: {
      name: 'Other',
      subject: '{subject}',
      lines: ['{body}'],
      button: 'Open',
    },
    'zh-Hant': {
      name: '其他',
      subject: '{subject}',
      lines: ['{body}'],
      button: '開啟',
    },
    'zh-Hans': {
      name: '其他',
      subject: '{subject}',
      lines: ['{body}'],
      button: '打开',
    },
  },
})
