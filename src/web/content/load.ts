import { queryOptions } from '@tanstack/react-query'
import { coachFacts } from '#features/coach/rules.ts'
import { brand } from '#shared/brand.ts'
import { fillText } from '#shared/fill-text.ts'
import type { Locale } from '#shared/locale.ts'
import { retentionFacts } from '#shared/retention.ts'
import type { PlainDocument } from './document.ts'
import { rankingFacts } from './ranking-facts.ts'

/** Written out one by one, so that a page brings its own language and no other. */
const texts = {
  about: {
    en: () => import('./about.en.md'),
    'zh-Hant': () => import('./about.zh-Hant.md'),
    'zh-Hans': () => import('./about.zh-Hans.md'),
  },
  terms: {
    en: () => import('./terms.en.md'),
    'zh-Hant': () => import('./terms.zh-Hant.md'),
    'zh-Hans': () => import('./terms.zh-Hans.md'),
  },
  privacy: {
    en: () => import('./privacy.en.md'),
    'zh-Hant': () => import('./privacy.zh-Hant.md'),
    'zh-Hans': () => import('./privacy.zh-Hans.md'),
  },
}
export type PlainPageName = keyof typeof texts

/** In Chinese both names: 街坊 alone reads as "the neighbours". */
function brandFacts(locale: Locale): Record<string, string> {
  return { brand: locale === 'en' ? brand.name : `${brand.name} ${brand.nameZh}` }
}

/** The text of a plain page in one language, its facts filled in. Throws on a fact that nobody knows. */
export async function loadDocument(page: PlainPageName, locale: Locale): Promise<PlainDocument> {
  const { default: document } = await texts[page][locale]()
  const facts: Record<string, string> = {
    ...brandFacts(locale),
    ...rankingFacts(locale),
    ...retentionFacts(),
    ...coachFacts(),
  }
  const fill = (text: string) =>
    fillText(text, facts, (name) => {
      throw new Error(`${page}: no fact is called ${name}`)
    })
      // A figure stays on the line of the Chinese word that it counts, and of the word that it numbers.
      .replace(/(?<=\d[A-Z]?) (?=\p{Script=Han})|(?<=第|Cap\.|Part|section) (?=\d)/gu, '\u00a0')
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) =>
    typeof value === 'string' ? fill(value) : value,
  ) as PlainDocument
}

/** The same as a query, so that it travels with the page like all its data. */
export function documentQuery(page: PlainPageName, locale: Locale) {
  return queryOptions({
    queryKey: ['document', page, locale],
    queryFn: () => loadDocument(page, locale),
    staleTime: Infinity,
  })
}
