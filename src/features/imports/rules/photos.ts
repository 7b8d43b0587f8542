/** Photos that the rows of one file may name. A photo takes half a second of one core. */
export const maxPhotosPerImport = 5_000
/** Longest address of a photo, in characters. */
const maxAddress = 2_000

/** After this many failures in a row a host is left alone until the file is sent again. */
export const maxHostFailures = 3

/** The addresses of photos in a cell, separated by `|`, `;` or new lines, without repeats; null when one is none. */
export function readPhotoAddresses(cell: string): string[] | null {
  const parts = cell
    .split(/[|;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const addresses = parts.map(addressOf)
  return addresses.includes(null) ? null : [...new Set(addresses as string[])]
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
    const named = readPhotoAddresses(cell)?.length ?? 0
    if (count + named > maxPhotosPerImport) return { count, from: place }
    count += named
  }
  return { count, from: null }
}
