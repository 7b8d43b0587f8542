import { readFileSync } from 'node:fs'

/** A sentence with what is wished beside a need: manners that the search uses, and words that it names as not used. */
export type WishSentence = { script: string; q: string; manners: string[]; named: string[] }

function readSentences(path: string): WishSentence[] {
  let script = ''
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line): WishSentence[] => {
      const header = /^\[(.+)\]$/.exec(line)
      if (header) {
        script = header[1]!
        return []
      }
      const [q = '', wishes = ''] = line.split(' | ')
      const all = wishes.split('; ')
      const named = all.flatMap((wish) => (wish.startsWith('-') ? [wish.slice(1)] : []))
      return [{ script, q, manners: all.filter((wish) => !wish.startsWith('-')), named }]
    })
}

export const wishSentences = readSentences('bench/queries/wishes.txt')
