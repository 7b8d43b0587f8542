import type { FormMessages } from '#platform/ui/use-form.ts'
import { useTranslation } from './use-translation.ts'

const refusals = ['SCOPE_REFUSED', 'KEYS_TOO_MANY', 'WEBHOOKS_TOO_MANY'] as const

/** Messages for this feature's field errors and refusals, for `useForm`. */
export function useErrorMessages(): FormMessages {
  const t = useTranslation()
  return {
    errorMessage: (error: string) => t(`error.${error}` as 'error.required'),
    refusalMessage: (code: string) => {
      const known = refusals.find((one) => one === code)
      return known && t(`refused.${known}`)
    },
  }
}
