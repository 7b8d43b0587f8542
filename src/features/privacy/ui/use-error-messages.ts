import type { FormMessages } from '#platform/ui/use-form.ts'
import { useTranslation } from './use-translation.ts'

const refusals = ['REQUEST_WAITS', 'REQUEST_NOT_FOUND', 'REQUEST_DECIDED'] as const

/** Messages for this feature's field errors and refusals, for `useForm`. */
export function useErrorMessages(): FormMessages {
  const t = useTranslation()
  return {
    errorMessage: (error: string) => t(`error.${error}` as 'error.detailsRequired'),
    refusalMessage: (code: string) => {
      const known = refusals.find((one) => one === code)
      return known && t(`refused.${known}`)
    },
  }
}
