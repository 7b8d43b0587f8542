import { emptyContent, type ListingContent } from '#features/listings/rules/content.ts'

let count = 0

/** Form content of a plumber in Wan Chai, valid on every plan. */
export function listingContent(overrides: Partial<ListingContent> = {}): ListingContent {
  const n = ++count
  return {
    ...emptyContent,
    nameEn: `Tin Hau Plumbing ${n}`,
    descriptionEn: 'Taps, toilets and burst pipes, mended the same day.',
    categories: ['plumbers'],
    areas: ['wan-chai'],
    prices: [{ title: { en: 'Call-out', zh: null }, unit: 'visit', fromCents: 400_00, toCents: 600_00, note: null }],
    acceptedPayments: ['cash', 'fps'],
    languagesSpoken: ['cantonese', 'english'],
    whatsappNumber: `+8529${String(n).padStart(7, '0')}`,
    ...overrides,
  }
}
