// C0 and C1 controls but tab and line feed, the byte order mark, and every character that steers the direction of text.
const unwanted = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

/**
 * A text of several lines as it may be stored: Unicode NFC, line feeds only, without NUL, control and
 * bidirectional-override characters or lone surrogates, trimmed. An emoji's zero-width joiner stays.
 */
export function cleanText(raw: string): string {
  return raw
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(unwanted, '')
    .normalize('NFC')
    .trim()
}

/** A text of one line as it may be stored: `cleanText`, with every run of white space made one space. */
export function cleanLine(raw: string): string {
  return cleanText(raw).replace(/\s+/g, ' ')
}

/** Length in code points, as every limit of the product counts it: an emoji or a rare character is one. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length++
  return length
}

/** The first `max` code points of a text. */
export function cutText(text: string, max: number): string {
  // A code point takes one or two units, so a text of at most `max` units needs no cut.
  if (text.length <= max) return text
  let units = 0
  let points = 0
  for (const character of text) {
    if (points === max) break
    units += character.length
    points++
  }
  return text.slice(0, units)
}
