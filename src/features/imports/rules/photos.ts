import { pictureName } from './photo-files.ts'

/** Photos that the rows of one file may name. A photo takes half a second of one core. */
const maxPhotosPerImport = 5_000
/** Longest address of a photo, in characters. */
const maxAddress = 2_000

/** After this many failures in a row a host is left alone until the file is sent again. */
export const maxHostFailures = 3

/** Where a photo comes from: a web address, or the name of a picture in a zip. */
export type PhotoSource = { kind: 'address' | 'file'; value: string }

/** The photos that a cell names, separated by `|`, `;` or new lines, without repeats; null when one is neither. */
export function readPhotoSources(cell: string): PhotoSource[] | null {
  const parts = cell
    .split(/[|;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const sources = new Map<string, PhotoSource>()
  for (const part of parts) {
    const isAddress = /^[a-z][a-z\d+.-]+:\/\//i.test(part)
    const value = isAddress ? addressOf(part) : pictureName(part)
    if (value === null) return null
    sources.set(value, { kind: isAddress ? 'address' : 'file', value })
  }
  return [...sources.values()]
}

function addressOf(text: string): string | null {
  if (text.length > maxAddress || !URL.canParse(text)) return null
  const url = new URL(text)
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password) return null
  url.hash = ''
  return url.href
}

/** The first place whose row would bring the photos of a file above `maxPhotosPerImport`; null when none does. */
export function findPhotoLimit(cells: readonly { place: number; cell: string }[]): {
  count: number
  from: number | null
} {
  let count = 0
  for (const { place, cell } of cells) {
    const named = readPhotoSources(cell)?.length ?? 0
    if (count + named > maxPhotosPerImport) return { count, from: place }
    count += named
  }
  return { count, from: null }
}
