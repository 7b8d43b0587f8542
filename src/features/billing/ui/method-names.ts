import type { PaymentMethod } from '../rules.ts'
import type { BillingTranslate } from './use-translation.ts'

/** The names of the enabled methods, such as "FPS or PayMe"; null when there are none. */
export function methodNames(methods: PaymentMethod[], t: BillingTranslate): string | null {
  const [only, other] = methods
  if (!only) return null
  return other ? t('methods.both') : t(`methods.${only}`)
}
