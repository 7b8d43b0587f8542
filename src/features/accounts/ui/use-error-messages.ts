import type { FormMessages } from '#platform/ui/use-form.ts'
import { useTranslation } from './use-translation.ts'

/** Refusal codes with their own message. */
const refusals = [
  'CREDENTIALS_WRONG',
  'EMAIL_UNCONFIRMED',
  'ACCOUNT_DEACTIVATED',
  'ADDRESS_BANNED',
  'EMAIL_CHANGE_NONE',
  'BAN_SELF',
  'BAN_NOT_FOUND',
  'SIGN_IN_BUSY',
  'LAST_ADMIN',
  'PASSWORD_NONE',
  'CODE_EXPIRED',
  'PASSKEY_INVALID',
  'PASSKEYS_TOO_MANY',
] as const

/** Messages for this feature's field errors and refusals, for `useForm`. */
export function useErrorMessages(): FormMessages {
  const t = useTranslation()
  return {
    errorMessage: (error: string) => t(`error.${error}` as 'error.emailRequired'),
    refusalMessage: (code: string) => {
      const known = refusals.find((one) => one === code)
      return known && t(`refused.${known}`)
    },
  }
}
