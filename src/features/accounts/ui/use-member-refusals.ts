import { useCallback } from 'react'
import { isApiError } from '#platform/api.ts'
import { useTranslation } from './use-translation.ts'

const refusals = [
  'MEMBER_NOT_FOUND',
  'MEMBER_SELF',
  'MEMBER_UNCONFIRMED',
  'MEMBER_INACTIVE',
  'LAST_ADMIN',
  'PASSWORD_NEEDED',
] as const

/** Returns a function that maps a refusal code to its message, undefined for other codes. */
export function useMemberRefusals() {
  const t = useTranslation()
  return useCallback(
    (code: string) => {
      const known = refusals.find((one) => one === code)
      return known && t(`member.refused.${known}`)
    },
    [t],
  )
}

/** Error code of a failed call; empty when it is not an oRPC error. */
export const codeOf = (error: unknown) => (isApiError(error) ? error.code : '')
