import { type Locale, locales, type Localized } from '#shared/locale.ts'
import type { SpokenLanguage } from '../rules.ts'

/** Prefilled chat messages, not screen messages: one greeting may need two languages at once. */
const openings: Record<Locale, (name: string, site: string) => string> = {
  en: (name, site) => `Hi ${name}, I found you on ${site}. `,
  'zh-Hant': (name, site) => `你好 ${name}，我喺 ${site}見到你。`,
  'zh-Hans': (name, site) => `您好 ${name}，我在 ${site}上看到您。`,
}
const questions: Localized = {
  en: 'Are you available, and what is the price?',
  'zh-Hant': '請問有冇時間同點收費？',
  'zh-Hans': '请问是否有空、怎样收费？',
}

/** The prefilled WhatsApp message in one language. It never identifies the visitor. */
export function greetingLine(locale: Locale, { name, site }: { name: string; site: string }): string {
  return openings[locale](name, site) + questions[locale]
}

/**
 * What a visitor searched for, as a sentence in every language: "I'm looking for a plumber in Sha Tin. "
 * @param singular one provider of the category: "a plumber", 水喉師傅. Empty where the sentence would be wrong
 * @param ownWords what the visitor typed, in the visitor's language
 * @param place with its preposition in English: "in Sha Tin", 沙田. Null without a place
 */
export function requestOf(singular: Localized, place: Localized | null, ownWords: string | null = null): Localized {
  const { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans } = singular
  return {
    en: en && `I'm looking for ${en}${place ? ` ${place.en}` : ''}${ownWords ? `: “${ownWords}”` : ''}. `,
    'zh-Hant':
      zhHant && `我想搵${place ? `${place['zh-Hant']}嘅` : ''}${zhHant}${ownWords ? `：「${ownWords}」` : ''}，`,
    'zh-Hans': zhHans && `我想找${place ? `${place['zh-Hans']}的` : ''}${zhHans}${ownWords ? `：“${ownWords}”` : ''}，`,
  }
}

/** A greeting with the request in each of its lines, before the question. Unchanged without a request. */
export function withRequest(greeting: string, request: Localized | null | undefined): string {
  return locales.reduce(
    (text, locale) => (request ? text.replace(questions[locale], (question) => request[locale] + question) : text),
    greeting,
  )
}

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
