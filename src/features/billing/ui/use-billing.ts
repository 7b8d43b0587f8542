import { ORPCError } from '@orpc/client'
import { useQueryClient } from '@tanstack/react-query'
import { useApi, useCalls } from '#platform/ui/scope.tsx'
import { billingApi } from '../api.ts'
import { useTranslation } from './use-translation.ts'

const refusals = [
  'PLAN_HELD',
  'PAYMENT_WAITING',
  'PAYMENTS_OPEN',
  'METHOD_CLOSED',
  'QUOTE_CHANGED',
  'UPLOAD_NOT_FOUND',
  'PAYMENT_DECIDED',
  'PAYMENT_NOT_FOUND',
  'BANK_REFERENCE_USED',
  'MEMBER_GONE',
  'SUBSCRIPTION_NOT_FOUND',
  'SUBSCRIPTION_ENDED',
] as const
const errors = [
  'tooLong',
  'reasonRequired',
  'reasonTooShort',
  'bankReferenceRequired',
  'bankReferenceInvalid',
  'emailRequired',
  'emailInvalid',
  'emailUnknown',
  'choose',
  'dayInvalid',
  'dayPast',
  'dayEarlier',
  'priceInvalid',
  'countInvalid',
] as const

/** The words of faults and refusals, as forms take them. */
export function useErrorMessages() {
  const t = useTranslation()
  const refused = (code: string) => {
    const known = refusals.find((one) => one === code)
    return known && t(`refused.${known}`)
  }
  return {
    errorMessage: (error: string) => t(`error.${errors.find((one) => one === error) ?? 'choose'}`),
    refused,
    /** The words of what a call threw; undefined leaves it to the common ones. */
    errorMessageOf: (error: unknown) =>
      error instanceof ORPCError ? refused((error as ORPCError<string, unknown>).code) : undefined,
  }
}

/** Calls of this room, and how to have everything of it read anew. */
export function useBilling() {
  const queries = useQueryClient()
  const api = useApi(billingApi)
  return { calls: useCalls(billingApi), api, refresh: () => queries.invalidateQueries({ queryKey: api.key() }) }
}
