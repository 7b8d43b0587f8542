import { useQueryClient } from '@tanstack/react-query'
import { isApiError } from '#platform/api.ts'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
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
  'PAYMENT_NOT_REFUNDABLE',
  'REFUND_REFERENCE_USED',
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
  'refundTooHigh',
  'countInvalid',
] as const

/** Messages for field errors and refusals, in the shape that `useForm` takes. */
export function useErrorMessages() {
  const t = useTranslation()
  const refusalMessage = (code: string) => {
    const known = refusals.find((one) => one === code)
    return known && t(`refused.${known}`)
  }
  return {
    errorMessage: (error: string) => t(`error.${errors.find((one) => one === error) ?? 'choose'}`),
    refusalMessage,
    /** Message for an error thrown by a call; undefined falls back to the common messages. */
    errorMessageOf: (error: unknown) => (isApiError(error) ? refusalMessage(error.code) : undefined),
  }
}

/** API calls of this feature, and `refresh` to invalidate all of its queries. */
export function useBilling() {
  const queries = useQueryClient()
  const api = useApi(billingApi)
  return { calls: useApiClient(billingApi), api, refresh: () => queries.invalidateQueries({ queryKey: api.key() }) }
}
