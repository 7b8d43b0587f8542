import type { PaymentMethod } from '../rules.ts'
import type { BillingTranslate } from './use-translation.ts'

/** The names of the enabled methods, such as "FPS or PayMe"; null when there are none. */
export function methodNames(methods: PaymentMethod[], t: BillingTranslate): string | null {
  const [only, other] = methods
  if (!only) return null
  return other ? t('methods.both') : t(`methods.${only}`)
}

/** The name of a method within a sentence, where no line breaks before its brackets: 「轉數快（FPS）」. */
export const unbrokenMethod = (method: PaymentMethod, t: BillingTranslate): string =>
  t(`methods.${method}`).replace('（', '\u2060（')
