import { useTranslation } from './use-translation.ts'

const refusals = ['REQUEST_WAITS', 'REQUEST_NOT_FOUND', 'REQUEST_DECIDED'] as const

/** The words of this room's faults and refusals, for its forms. */
export function useErrorMessages() {
  const t = useTranslation()
  return {
    errorMessage: (error: string) => t(`error.${error}` as 'error.detailsRequired'),
    refused: (code: string) => {
      const known = refusals.find((one) => one === code)
      return known && t(`refused.${known}`)
    },
  }
}
