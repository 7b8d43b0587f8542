/** A part of a text: in both versions, only before, or only after. */
export type TextPart = { kind: 'same' | 'removed' | 'added'; text: string }

/** Words and the white space between them; for Chinese, single characters. */
const tokensOf = (text: string) =>
  text.match(/[\p{Script=Han}，。、！？：；「」]|[^\s\p{Script=Han}，。、！？：；「」]+|\s+/gu) ?? []
/** Beyond this many tokens on both sides together the middle is shown as one change: comparing each would take long. */
const maxTokens = 3_000

/**
 * The difference between two texts, word by word: the common prefix and suffix are unchanged, and the middle is compared
 * by longest common subsequence.
 */
export function textDifference(before: string, after: string): TextPart[] {
  const [a, b] = [tokensOf(before), tokensOf(after)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [middleA, middleB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  const middle =
    middleA.length + middleB.length > maxTokens
      ? [part('removed', middleA), part('added', middleB)]
      : commonRuns(middleA, middleB)
  return merged([part('same', a.slice(0, start)), ...middle, part('same', a.slice(a.length - end))])
}

const part = (kind: TextPart['kind'], tokens: readonly string[]): TextPart => ({ kind, text: tokens.join('') })

function commonRuns(a: readonly string[], b: readonly string[]): TextPart[] {
  const width = b.length + 1
  const runLengths = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => runLengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--)
      runLengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  }
  const parts: TextPart[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [x, y] = [a[i], b[j]]
    if (x !== undefined && x === y) {
      parts.push({ kind: 'same', text: x })
      i++
      j++
    } else if (x !== undefined && (y === undefined || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: x })
      i++
    } else {
      parts.push({ kind: 'added', text: y ?? '' })
      j++
    }
  }
  return parts
}

function merged(parts: readonly TextPart[]): TextPart[] {
  const whole: TextPart[] = []
  for (const { kind, text } of parts) {
    const last = whole.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text !== '') whole.push({ kind, text })
  }
  return whole
}
