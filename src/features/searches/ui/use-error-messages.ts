import type { FormMessages } from '#platform/ui/use-form.ts'
import { useTranslation } from './use-translation.ts'

/** Messages of the forms of saved searches. */
export function useErrorMessages(): FormMessages {
  const t = useTranslation()
  const errors: Record<string, string> = {
    nameMissing: t('error.nameMissing'),
    nameTooLong: t('error.nameTooLong'),
    emailInvalid: t('error.emailInvalid'),
  }
  return {
    errorMessage: (error) => errors[error] ?? t('error.failed'),
    refusalMessage: (code) =>
      code === 'SEARCHES_FULL' ? t('error.full') : code === 'SEARCH_NAMES_DANGER' ? t('error.danger') : undefined,
  }
}
