// C0 and C1 controls except tab and line feed, the byte order mark, and bidirectional control characters.
const unwanted = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

/**
 * Normalises multi-line text for storage: Unicode NFC, line feeds only, without NUL, control and bidirectional-override
 * characters or lone surrogates, trimmed. Zero-width joiners of emoji are preserved.
 */
export function cleanText(raw: string): string {
  return raw
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(unwanted, '')
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

/** The first `max` code points of a text. */
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
  return text.slice(0, units)
}
