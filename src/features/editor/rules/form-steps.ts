import type { ContentError, ContentField } from '#features/listings/rules/content.ts'

/** The five steps of the form. */
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

/** The step that holds the field of an error. */
export function stepOf({ path }: Pick<ContentError, 'path'>): Step {
  return stepOfField[path.split('.')[0] as ContentField]
}

/** The first step with an error; null without errors. */
export function firstInvalidStep(errors: readonly ContentError[]): Step | null {
  return steps.find((step) => errors.some((error) => stepOf(error) === step)) ?? null
}
