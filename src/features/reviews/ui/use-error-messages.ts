import { useTranslation } from './use-translation.ts'

/** Codes of the server that have words of their own. */
const refusals = [
  'REVIEW_EXISTS',
  'REVIEW_OWN_LISTING',
  'REVIEWS_OFF',
  'REVIEW_NOT_FOUND',
  'REVIEW_HIDDEN',
  'LISTING_NOT_FOUND',
  'UPLOAD_NOT_FOUND',
] as const

/** The words of this room's faults and refusals, for its forms. */
export function useErrorMessages() {
  const t = useTranslation()
  return {
    errorMessage: (error: string) => t(`error.${error}` as 'error.bodyRequired'),
    refused: (code: string) => {
      const known = refusals.find((one) => one === code)
      return known && t(`refused.${known}`)
    },
  }
}
