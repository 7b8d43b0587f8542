import fs from 'node:fs'
import path from 'node:path'

const read = (file: string) => fs.readFileSync(path.resolve('reference', file), 'utf8')

/** How a character sounds in Cantonese, spelt as names of people and streets of Hong Kong are. */
function readSyllables(): Map<string, string> {
  const lines = read('romanised-characters.txt').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [syllable = '', characters = ''] = line.split(' ')
      if (line.startsWith('#')) return []
      return [...characters].map((one) => [one, syllable[0]!.toUpperCase() + syllable.slice(1)] as const)
    }),
  )
}

type AreasFile = Record<'regions' | 'districts' | 'areas', { name: { en: string; 'zh-Hant': string } }[]>

/** English names of areas, which no sound tells: Causeway Bay. */
function readAreas(): Map<string, string> {
  const { regions, districts, areas } = JSON.parse(read('areas.json')) as AreasFile
  return new Map(
    [...regions, ...districts, ...areas].map(({ name }) => [name['zh-Hant'], name.en.replace(/ \(.*/, '')]),
  )
}

let loading: { areas: Map<string, string>; syllables: Map<string, string>; part: RegExp } | undefined

function load() {
  const areas = readAreas()
  const names = [...areas.keys()].sort((one, other) => other.length - one.length)
  return { areas, syllables: readSyllables(), part: new RegExp(`${names.join('|')}|\\p{Script=Han}`, 'gu') }
}

/** A Chinese name in Latin letters, for readers of English: 陳記水喉 is "Chan Kee Shui Hau". Null where nothing is known. */
export function romanise(name: string): string | null {
  const { areas, syllables, part } = (loading ??= load())
  const romanised = name
    .replace(part, (found) => ` ${areas.get(found) ?? syllables.get(found) ?? found} `)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[)）,，.·])|(?<=[(（]) /g, '')
    .trim()
  return romanised === name || /\p{Script=Han}/u.test(romanised) ? null : romanised
}
