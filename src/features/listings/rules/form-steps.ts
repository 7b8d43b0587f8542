import type { ContentError, ContentField } from './content.ts'

/** The five steps of the form, and which fields of the content stand in each. */
export const steps = ['basics', 'offer', 'about', 'photos', 'contact'] as const
export type Step = (typeof steps)[number]

const stepOfField: Record<ContentField, Step> = {
  nameEn: 'basics',
  nameZh: 'basics',
  summaryEn: 'basics',
  summaryZh: 'basics',
  languagesSpoken: 'basics',
  establishedYear: 'basics',
  categories: 'offer',
  licences: 'offer',
  areas: 'offer',
  prices: 'offer',
  calloutFeeCents: 'offer',
  acceptedPayments: 'offer',
  descriptionEn: 'about',
  descriptionZh: 'about',
  videoUrl: 'about',
  faq: 'about',
  photos: 'photos',
  whatsappNumber: 'contact',
  phoneNumber: 'contact',
  email: 'contact',
  websiteUrl: 'contact',
  openingHours: 'contact',
  businessRegistrationNo: 'contact',
  isBusinessRegistrationShown: 'contact',
}

/** Where a fault is to be mended. */
export function stepOf({ path }: Pick<ContentError, 'path'>): Step {
  return stepOfField[path.split('.')[0] as ContentField]
}

/** The first step with something to mend; null when nothing is. */
export function firstfaulty(errors: readonly ContentError[]): Step | null {
  return steps.find((step) => errors.some((error) => stepOf(error) === step)) ?? null
}
