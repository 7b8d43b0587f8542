import type { FormMessages } from '#platform/ui/use-form.ts'
import type en from '../messages/en.json'
import { useTranslation } from './use-translation.ts'

type Key = keyof typeof en

/** Messages for the field errors and refusal codes of this feature's forms. */
export function useErrorMessages(): FormMessages {
  const t = useTranslation()
  return {
    errorMessage: (error: string) => t(`error.${error}` as Key & `error.${string}`),
    refusalMessage: (code: string) => {
      const known = [
        'SUBJECT_NOT_FOUND',
        'REPORT_OWN',
        'REPORT_OPEN',
        'REPORT_DISMISSED',
        'REPORT_NOT_FOUND',
        'APPEAL_REFUSED',
        'APPEAL_DECIDED',
        'APPEAL_REVIEW_CHANGED',
      ] as const
      const found = known.find((one) => one === code)
      return found && t(`refused.${found}`)
    },
  }
}
