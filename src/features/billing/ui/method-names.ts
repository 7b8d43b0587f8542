import type { PaymentMethod } from '../rules.ts'
import type { BillingWords } from './use-translation.ts'

/** "FPS or PayMe": the methods that are switched on, or null where none is. */
export function namesOf(methods: PaymentMethod[], t: BillingWords): string | null {
  const [only, other] = methods
  if (!only) return null
  return other ? t('methods.both') : t(`methods.${only}`)
}
