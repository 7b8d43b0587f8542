import { useTranslation } from './use-translation.ts'

/** Codes of the server that have words of their own. */
const refusals = [
  'CREDENTIALS_WRONG',
  'EMAIL_UNCONFIRMED',
  'ACCOUNT_DEACTIVATED',
  'SIGN_IN_BUSY',
  'LAST_ADMIN',
  'PASSWORD_NONE',
] as const

/** The words of this room's faults and refusals, for its forms. */
export function useErrorMessages() {
  const t = useTranslation()
  return {
    errorMessage: (error: string) => t(`error.${error}` as 'error.emailRequired'),
    refused: (code: string) => {
      const known = refusals.find((one) => one === code)
      return known && t(`refused.${known}`)
    },
  }
}
