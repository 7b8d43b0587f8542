import { ORPCError } from '@orpc/client'
import { useCallback } from 'react'
import { useTranslation } from './use-translation.ts'

const refusals = [
  'MEMBER_NOT_FOUND',
  'MEMBER_SELF',
  'MEMBER_UNCONFIRMED',
  'MEMBER_INACTIVE',
  'LAST_ADMIN',
  'PASSWORD_NEEDED',
] as const

/** The words of this room's refusals, by their code. */
export function useRefused() {
  const t = useTranslation()
  return useCallback(
    (code: string) => {
      const known = refusals.find((one) => one === code)
      return known && t(`refused.${known}`)
    },
    [t],
  )
}

/** The code of what a call threw; empty when it was no answer of ours. */
export const codeOf = (error: unknown) => (error instanceof ORPCError ? String(error.code) : '')
