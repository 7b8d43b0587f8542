import type { Locale } from '#shared/locale.ts'
import type { SpokenLanguage } from '../rules.ts'

const readersOwn: Record<Locale, SpokenLanguage> = { en: 'english', 'zh-Hant': 'cantonese', 'zh-Hans': 'mandarin' }

/** The languages that a provider speaks where the reader's is not among them; none where nothing is stated. */
export const otherLanguagesOf = (reader: Locale, spoken: readonly SpokenLanguage[]): SpokenLanguage[] =>
  spoken.includes(readersOwn[reader]) ? [] : [...spoken]
