import type { TypedListing } from './typed-listing.ts'

const names = [
  'nameEn',
  'nameZh',
  'summaryEn',
  'summaryZh',
  'descriptionEn',
  'descriptionZh',
] as const satisfies readonly (keyof TypedListing)[]

/** The same form with every text of a person's own words put through `change`. */
export function withTexts(typed: TypedListing, change: (text: string) => string): TypedListing {
  const texts = Object.fromEntries(names.map((name) => [name, change(typed[name])]))
  return {
    ...typed,
    ...texts,
    prices: typed.prices.map((price) => ({ ...price, title: change(price.title), note: change(price.note) })),
    photos: typed.photos.map((photo) => ({ ...photo, alt: change(photo.alt) })),
    faq: typed.faq.map(({ question, answer }) => ({ question: change(question), answer: change(answer) })),
  }
}

/** Every text that holds Chinese characters, each once: only those can be in the wrong script. */
export function chineseTexts(typed: TypedListing): string[] {
  const found = new Set<string>()
  withTexts(typed, (text) => {
    if (/\p{Script=Han}/u.test(text)) found.add(text)
    return text
  })
  return [...found]
}
