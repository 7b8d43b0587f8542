import type { Localized } from '#shared/locale.ts'
import type { AreaKind } from '../rules.ts'

/** English names that want another preposition than "in", or an article. */
const phrases: Readonly<Record<string, string>> = {
  'New Territories': 'in the New Territories',
  'Mid-Levels': 'in the Mid-Levels',
  'The Peak': 'on the Peak',
  'Gold Coast': 'on the Gold Coast',
  'Cheung Chau': 'on Cheung Chau',
  'Peng Chau': 'on Peng Chau',
}

/** The name without a note in brackets at its end. */
function withoutNote(name: string): string {
  const text = name.trimEnd()
  const start = Math.max(text.lastIndexOf('('), text.lastIndexOf('（'))
  return start >= 0 && /[)）]/.test(text.at(-1)!) ? text.slice(0, start).trimEnd() : name
}

/** An area inside a sentence, in English with its preposition: "in Sha Tin", "on Hong Kong Island", 沙田. */
export function inPlace(name: Localized, kind: AreaKind): Localized {
  return {
    en: inPlaceInEnglish(withoutNote(name.en), kind),
    'zh-Hant': withoutNote(name['zh-Hant']),
    'zh-Hans': withoutNote(name['zh-Hans']),
  }
}

/** The surroundings of an area inside a sentence: "near Sha Tin", "near the Peak", 沙田附近. */
export function nearPlace(name: Localized, kind: AreaKind): Localized {
  const place = inPlace(name, kind)
  return {
    en: place.en.replace(/^(?:in|on) /, 'near '),
    'zh-Hant': `${place['zh-Hant']}附近`,
    'zh-Hans': `${place['zh-Hans']}附近`,
  }
}

function inPlaceInEnglish(name: string, kind: AreaKind): string {
  if (phrases[name]) return phrases[name]
  if (kind === 'district') return `in ${name.replace(/ District$/, '')} District`
  if (/\bIslands$/.test(name)) return `on the ${name}`
  return /\bIsland$/.test(name) ? `on ${name}` : `in ${name}`
}
