// C0 and C1 controls except tab and line feed, the byte order mark, and bidirectional control characters.
const unwanted = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

/**
 * Characters that show nothing: default-ignorable ones (zero width, Hangul fillers, soft hyphens, tags, selectors),
 * annotation marks, the object replacement character and further fillers.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC\u{1D159}]+/gu
/** The Braille blank, which captions use as a space. */
const blank = /\u2800/g

/** A variation selector; joiners are of no use beside the letters, digits and punctuation of these scripts. */
const selector = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u180B-\u180D\u180F]/u
const joiner = /[\u200C\u200D]/
const isJoinable = /[^\s\p{P}\p{Script=Latin}\p{Script=Han}\p{Script=Inherited}0-9]/u
/** The tags of a flag of a part of a country. */
const flagTags = /^[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/u

/** The invisible characters of a run that have a use between its neighbours: in emoji, rare characters, Indic and Arabic. */
function usefulPart(run: string, before: string, after: string): string {
  if (before === '' || /\s/.test(before)) return ''
  if (before === '🏴' && flagTags.test(run)) return flagTags.exec(run)![0]
  const joins = isJoinable.test(before) && isJoinable.test(after)
  return (selector.exec(run)?.[0] ?? '') + (joins ? (joiner.exec(run)?.[0] ?? '') : '')
}

function withoutInvisible(text: string): string {
  return text.replace(invisible, (run, at: number) => {
    const before = /.$/su.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? ''
    return usefulPart(run, before, String.fromCodePoint(text.codePointAt(at + run.length) ?? 0x20))
  })
}

/**
 * Normalises multi-line text for storage: Unicode NFC, line feeds only, without NUL, control and bidirectional-override
 * characters, lone surrogates or characters that show nothing, trimmed: a text of invisible characters alone is empty.
 * Joiners and selectors stay where they have a use.
 */
export function cleanText(raw: string): string {
  return withoutInvisible(
    raw
      .toWellFormed()
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .replace(unwanted, '')
      .replace(blank, ' '),
  )
    .normalize('NFC')
    .trim()
}

/** Normalises single-line text for storage: `cleanText` with every run of white space collapsed to one space. */
export function cleanLine(raw: string): string {
  return cleanText(raw).replace(/\s+/g, ' ')
}

/** Length in code points, the unit of all limits: an emoji or a rare character counts as one. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length++
  return length
}

/**
 * The beginning of a text, at most `max` code points, cut between characters as they are seen: never within an emoji or
 * between a letter and its mark. A single one that is longer is cut between its code points.
 */
export function truncateText(text: string, max: number): string {
  // A code point takes one or two UTF-16 units, so text of at most `max` units is short enough.
  if (text.length <= max) return text
  let units = 0
  let points = 0
  for (const character of text) {
    if (points === max) break
    units += character.length
    points++
  }
  if (units === text.length) return text
  const start =
    characters()
      .segment(text.slice(0, units + maxCharacter))
      .containing(units)?.index ?? units
  return text.slice(0, start === 0 ? units : start)
}

/** No visible character has as many UTF-16 units; what comes later has no effect on where one begins. */
const maxCharacter = 64

let segmenter: Intl.Segmenter | undefined
const characters = () => (segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' }))

/** The characters of a text as they are seen. */
export const charactersOf = (text: string): string[] => Array.from(characters().segment(text), ({ segment }) => segment)
