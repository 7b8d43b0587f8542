/** A name as it is compared: full-width characters, case and blanks make no difference. */
export const foldName = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
