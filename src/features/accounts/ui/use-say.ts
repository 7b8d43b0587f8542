import { useWords } from './use-words.ts'

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
export function useSay() {
  const t = useWords()
  return {
    say: (fault: string) => t(`fault.${fault}` as 'fault.emailRequired'),
    refused: (code: string) => {
      const known = refusals.find((one) => one === code)
      return known && t(`refused.${known}`)
    },
  }
}
