import { diffArrays } from 'diff'

/** A part of a text: in both versions, only before, or only after. */
export type TextPart = { kind: 'same' | 'removed' | 'added'; text: string }

/** Words and the white space between them; for Chinese, single characters. */
const tokensOf = (text: string) =>
  text.match(/[\p{Script=Han}，。、！？：；「」]|[^\s\p{Script=Han}，。、！？：；「」]+|\s+/gu) ?? []
/** A text with more changed tokens than this is shown as replaced: comparing it takes long, and nobody reads the result. */
const maxChanges = 1_000

/** The difference between two texts, word by word. */
export function textDifference(before: string, after: string): TextPart[] {
  const changes = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: maxChanges })
  if (!changes)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  return changes.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}
