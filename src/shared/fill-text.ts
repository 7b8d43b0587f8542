import { formatNumber } from './formatters.ts'

export type Values = Readonly<Record<string, string | number>>

/**
 * Replaces each `{name}` by its value; one without a value stays as it is, or as `absent` says. Placeholders inside inserted
 * values are not replaced. Chinese is spaced from Latin words and numbers, not from Chinese; the text decides in all other
 * cases.
 */
export const fillText = (text: string, values: Values, absent = (name: string) => `{${name}}`): string =>
  text.replace(/( ?)\{(\w+)\}( ?)/g, (whole, before: string, name: string, after: string, at: number) => {
    const given = values[name]
    if (given === undefined) return before + absent(name) + after
    const value = typeof given === 'number' ? formatNumber(given) : given
    const [left, right] = [text[at - 1], text[at + whole.length]]
    return spaceBetween(left, value[0], before) + value + spaceBetween(right, value.at(-1), after)
  })

const isHan = (character = '') => /\p{Script=Han}/u.test(character)

function spaceBetween(neighbour: string | undefined, edge: string | undefined, written: string): string {
  if (!isHan(neighbour)) return written
  return /[\w+%]/.test(edge ?? '') ? ' ' : isHan(edge) ? '' : written
}
