import type { Locale } from '#shared/locale.ts'
import type { SpokenLanguage } from '../rules.ts'

type GreetingValues = { name: string; site: string; category: string; area: string | null }

/** Prefilled chat messages, not screen messages: one greeting may need two languages at once. */
const greetings: Record<Locale, { inArea: string; anywhere: string }> = {
  en: {
    inArea:
      'Hi {name}, I found you on {site}. I am looking for {category} in {area}. Are you available, and what is the price?',
    anywhere:
      'Hi {name}, I found you on {site}. I am looking for {category}. Are you available, and what is the price?',
  },
  'zh-Hant': {
    inArea: '你好 {name}，我喺 {site} 見到你。我想搵{area}嘅{category}，請問有冇時間同點收費？',
    anywhere: '你好 {name}，我喺 {site} 見到你。我想搵{category}，請問有冇時間同點收費？',
  },
  'zh-Hans': {
    inArea: '您好 {name}，我在{site}上看到您。我想找{area}的{category}，请问是否有空、怎样收费？',
    anywhere: '您好 {name}，我在{site}上看到您。我想找{category}，请问是否有空、怎样收费？',
  },
}

/** The prefilled WhatsApp message in one language. It never identifies the visitor. */
export function greetingLine(locale: Locale, facts: GreetingValues): string {
  const { inArea, anywhere } = greetings[locale]
  const filled = locale === 'en' ? { ...facts, category: lowerCaseInSentence(facts.category) } : facts
  return (facts.area ? inArea : anywhere).replace(
    /\{(name|site|category|area)\}/g,
    (_, key: keyof GreetingValues) => filled[key] ?? '',
  )
}

const properNouns = new Set(['Cantonese', 'Mandarin', 'English', 'Chinese', 'Pilates', 'Wi', 'Fi'])

/** Lower-cases an English category name for use inside a sentence, except acronyms ("CCTV") and proper nouns. */
const lowerCaseInSentence = (category: string) =>
  category.replace(/\b[A-Z][a-z]+\b/g, (word) => (properNouns.has(word) ? word : word.toLowerCase()))

/**
 * The languages of a greeting, the reader's first; a second one is added only when the provider does not read the
 * reader's. Speakers of English read English; speakers of Cantonese or Mandarin read Chinese in either script. Without
 * any of these, the languages of the listing's texts decide.
 */
export function greetingLocales(
  reader: Locale,
  provider: { languagesSpoken: readonly SpokenLanguage[]; isWrittenInEnglish: boolean; isWrittenInChinese: boolean },
): Locale[] {
  const speaks = (language: SpokenLanguage) => provider.languagesSpoken.includes(language)
  const isKnown = speaks('english') || speaks('cantonese') || speaks('mandarin')
  const readsEnglish = isKnown ? speaks('english') : provider.isWrittenInEnglish
  const readsChinese = isKnown ? speaks('cantonese') || speaks('mandarin') : provider.isWrittenInChinese

  if (reader === 'en')
    return readsEnglish || !readsChinese
      ? ['en']
      : ['en', speaks('mandarin') && !speaks('cantonese') ? 'zh-Hans' : 'zh-Hant']
  return readsChinese || !readsEnglish ? [reader] : [reader, 'en']
}
