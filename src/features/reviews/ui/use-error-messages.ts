import type { FormMessages } from '#platform/ui/use-form.ts'
import { useTranslation } from './use-translation.ts'

/** Refusal codes that have a message. */
const refusals = [
  'REVIEW_EXISTS',
  'REVIEW_OWN_LISTING',
  'REVIEWS_OFF',
  'REVIEW_NOT_FOUND',
  'REVIEW_HIDDEN',
  'LISTING_NOT_FOUND',
  'UPLOAD_NOT_FOUND',
] as const

/** Messages for the field errors and refusal codes of this feature's forms. */
export function useErrorMessages(): FormMessages {
  const t = useTranslation()
  return {
    errorMessage: (error: string) => t(`error.${error}` as 'error.bodyRequired'),
    refusalMessage: (code: string) => {
      const known = refusals.find((one) => one === code)
      return known && t(`refused.${known}`)
    },
  }
}
