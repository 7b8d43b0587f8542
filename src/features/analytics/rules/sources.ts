/** From where a visitor came to a listing. No address is kept, only its class. */
export const sources = ['direct', 'site', 'search_engine', 'social', 'messenger', 'other'] as const
export type Source = (typeof sources)[number]

const classes: [Source, RegExp][] = [
  [
    'messenger',
    /(^|\.)(whatsapp\.com|wa\.me|telegram\.org|t\.me|web\.wechat\.com|weixin\.qq\.com|line\.me|signal\.org)$/,
  ],
  [
    'search_engine',
    /(^|\.)(google\.[a-z.]+|bing\.com|yahoo\.[a-z.]+|duckduckgo\.com|baidu\.com|ecosia\.org|sogou\.com|qwant\.com|yandex\.[a-z.]+|search\.brave\.com)$/,
  ],
  [
    'social',
    /(^|\.)(facebook\.com|fb\.com|instagram\.com|threads\.(net|com)|x\.com|twitter\.com|t\.co|linkedin\.com|lnkd\.in|youtube\.com|reddit\.com|xiaohongshu\.com|weibo\.com|tiktok\.com|pinterest\.[a-z.]+)$/,
  ],
]

/** The class of the page before, by its host; none was told, or it was this site. */
export function sourceOf(referrerHost: string | undefined, ownHost: string): Source {
  if (!referrerHost) return 'direct'
  const host = referrerHost.toLowerCase().replace(/:\d+$/, '')
  if (host === ownHost.replace(/:\d+$/, '')) return 'site'
  return classes.find(([, pattern]) => pattern.test(host))?.[0] ?? 'other'
}

/** Longer ones say more about the searcher than about the search. */
const longestTerm = 60
/** So few visitors of one day could be recognised by what they typed: such terms are not shown. */
export const minVisitors = 3

/** What was searched, alike for all who mean the same; null for nothing, and for what may be a number or an address. */
export function termOf(q: string): string | null {
  const term = q.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  return term === '' || [...term].length > longestTerm || /@|\d{4}/.test(term.replaceAll(' ', '')) ? null : term
}
