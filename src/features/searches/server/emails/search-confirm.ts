import { defineEmail } from '#platform/server/define-email.ts'

/** To an address that somebody typed; `path` is the page that confirms the saved search. */
export const searchConfirmEmail = defineEmail<{ search_name: string; path: string }>({
  type: 'search_confirm',
  group: 'address',
  sample: ({ locale }) => ({
    search_name: { en: 'Plumbers in Wan Chai', 'zh-Hant': '灣仔的水喉師傅', 'zh-Hans': '湾仔的水管师傅' }[locale],
    path: '/saved-search/sample',
  }),
  texts: {
    en: {
      name: 'Confirm a saved search',
      subject: 'Confirm your saved search',
      lines: [
        'You, or somebody who typed this address, saved the search “{search_name}” on Kaifong. Confirm it, and we’ll email new listings that match to this address.',
      ],
      button: 'See and confirm',
      note: 'Wasn’t you? Ignore this email: nothing more is sent, and the search is deleted after a week.',
    },
    'zh-Hant': {
      name: '確認已儲存的搜尋',
      subject: '確認已儲存的搜尋',
      lines: [
        '你（或輸入此電郵地址的人）在 Kaifong 街坊儲存了搜尋「{search_name}」。確認後，符合條件的新商戶會寄到這個地址。',
      ],
      button: '查看並確認',
      note: '不是你？不用理會這封電郵：不會再寄出任何內容，一星期後搜尋會自動刪除。',
    },
    'zh-Hans': {
      name: '确认已保存的搜索',
      subject: '确认已保存的搜索',
      lines: [
        '您（或输入此邮箱的人）在 Kaifong 街坊保存了搜索“{search_name}”。确认后，符合条件的新店铺会发到这个邮箱。',
      ],
      button: '查看并确认',
      note: '不是您？请忽略这封邮件：不会再发送任何内容，一周后搜索会自动删除。',
    },
  },
})
