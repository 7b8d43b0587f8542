import { defineEmail } from '#platform/server/define-email.ts'

/** New listings of a saved search: the newest of `count`. `end_path` is the page that ends these e-mails. */
export const searchNewsEmail = defineEmail<{
  first_name?: string
  search_name: string
  count: number
  path: string
  end_path: string
  items: { title: string; text: string; path: string }[]
}>({
  type: 'search_news',
  group: 'search',
  sample: ({ locale, firstName, listing }) => {
    const search = { en: 'Plumbers in Wan Chai', 'zh-Hant': '灣仔的水喉師傅', 'zh-Hans': '湾仔的水管师傅' }[locale]
    return {
      first_name: firstName,
      search_name: search,
      count: 12,
      path: '/explore',
      end_path: '/saved-search/sample',
      items: [{ title: listing, text: search, path: '/explore' }],
    }
  },
  texts: {
    en: {
      name: 'New for a saved search',
      subject: '{count} new for “{search_name}”',
      lines: ['New listings for your saved search “{search_name}”: {count}.'],
      button: 'See all results',
    },
    'zh-Hant': {
      name: '已儲存搜尋的新商戶',
      subject: '「{search_name}」有 {count} 間新商戶',
      lines: ['你儲存的搜尋「{search_name}」有 {count} 間新商戶。'],
      button: '查看全部結果',
    },
    'zh-Hans': {
      name: '已保存搜索的新店铺',
      subject: '“{search_name}”有 {count} 家新店铺',
      lines: ['您保存的搜索“{search_name}”有 {count} 家新店铺。'],
      button: '查看全部结果',
    },
  },
})
