/** The delimiter: the one declared by `sep=`, else the most frequent candidate outside quotes in the first line. */
export function delimiterOf(text: string): { delimiter: string; skip: number } {
  const said = /^sep=(.)\r?\n/i.exec(text)
  if (said) return { delimiter: said[1] ?? ',', skip: said[0].length }
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1)
  const counts = [',', ';', '\t'].map((one) => [one, first.split(one).length] as const)
  const [best] = counts.toSorted((a, b) => b[1] - a[1])
  return { delimiter: best?.[0] ?? ',', skip: 0 }
}
