/** Where a visitor came from. Only this class is stored, never the referrer itself. */
export const sources = ['direct', 'site', 'search_engine', 'social', 'messenger', 'other'] as const
export type Source = (typeof sources)[number]

const hostPatterns: [Source, RegExp][] = [
  [
    'messenger',
    /(^|\.)(whatsapp\.com|wa\.me|telegram\.org|t\.me|web\.wechat\.com|weixin\.qq\.com|line\.me|signal\.org)$/,
  ],
  [
    'search_engine',
    /(^|\.)(google\.[a-z]{2,3}(?:\.[a-z]{2})?|bing\.com|yahoo\.[a-z]{2,3}(?:\.[a-z]{2})?|duckduckgo\.com|baidu\.com|ecosia\.org|sogou\.com|qwant\.com|yandex\.[a-z]{2,3}(?:\.[a-z]{2})?|search\.brave\.com)$/,
  ],
  [
    'social',
    /(^|\.)(facebook\.com|fb\.com|instagram\.com|threads\.(net|com)|x\.com|twitter\.com|t\.co|linkedin\.com|lnkd\.in|youtube\.com|reddit\.com|xiaohongshu\.com|weibo\.com|tiktok\.com|pinterest\.[a-z]{2,3}(?:\.[a-z]{2})?)$/,
  ],
]

/** Class of a referrer host: `direct` without one, `site` for our own. */
export function sourceOf(referrerHost: string | undefined, ownHost: string): Source {
  if (!referrerHost) return 'direct'
  const host = referrerHost.toLowerCase().replace(/:\d+$/, '')
  if (host === ownHost.replace(/:\d+$/, '')) return 'site'
  return hostPatterns.find(([, pattern]) => pattern.test(host))?.[0] ?? 'other'
}

/** Longer terms are not stored, because they may identify the searcher. In code points. */
const maxTermLength = 60
/** Minimum number of visitors of one day for a term to be shown, so that nobody can be recognised by it. */
export const minVisitors = 3

/** Terms of visitors stored for one listing and day. */
export const maxTermsPerDay = 1_000

/** Normalized search term; null when empty, too long, or possibly a number or an e-mail address. */
export function termOf(q: string): string | null {
  const term = q.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  return term === '' || [...term].length > maxTermLength || /@|\d{4}/.test(term.replaceAll(' ', '')) ? null : term
}
