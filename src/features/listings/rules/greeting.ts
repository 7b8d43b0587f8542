import type { Locale } from '#shared/locale.ts'
import type { SpokenLanguage } from '../rules.ts'

type GreetingFacts = { name: string; site: string; category: string; area: string | null }

/** These are the visitor's own first words in a chat, not words of the screen: both languages may be needed at once. */
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

/** The draft of a WhatsApp message in one language. It never says who the visitor is. */
export function greetingLine(locale: Locale, facts: GreetingFacts): string {
  const { inArea, anywhere } = greetings[locale]
  const said = locale === 'en' ? { ...facts, category: midSentence(facts.category) } : facts
  return (facts.area ? inArea : anywhere).replace(
    /\{(name|site|category|area)\}/g,
    (_, key: keyof GreetingFacts) => said[key] ?? '',
  )
}

const properWords = new Set(['Cantonese', 'Mandarin', 'English', 'Chinese', 'Pilates', 'Wi', 'Fi'])

/** An English category as it stands inside a sentence: "Plumbers" as "plumbers", "CCTV" and "Cantonese" as they are. */
const midSentence = (category: string) =>
  category.replace(/\b[A-Z][a-z]+\b/g, (word) => (properWords.has(word) ? word : word.toLowerCase()))

/**
 * The languages of a greeting, the reader's first: a second one only when the provider does not read the reader's. Who
 * speaks English reads English; who speaks Cantonese or Mandarin reads Chinese, in either script; when neither is said,
 * the languages of the listing's own texts decide.
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
