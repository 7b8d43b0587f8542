import { formatList } from '#platform/format-list.ts'
import type { Locale } from '#shared/locale.ts'
import type { Plan } from '../contract.ts'
import type { PaymentMethod } from '../rules.ts'
import { methodNames } from './method-names.ts'
import type { BillingTranslate } from './use-translation.ts'

const commonKeys = ['refund', 'ranking', 'badge', 'limit', 'customers'] as const

export type Entry = { question: string; answer: string }
/** `paidPlaces`: number of premium listings shown first in the Featured sort. */
export type FaqFacts = { plans: Plan[]; methods: PaymentMethod[]; paidPlaces: number }

/** FAQ entries derived from catalogue and flags. Cancellation is explained only when there is a monthly plan. */
export function entriesOf({ plans, methods, paidPlaces }: FaqFacts, t: BillingTranslate, locale: Locale): Entry[] {
  const names = methodNames(methods, t)
  const monthly = plans.filter((plan) => plan.billing === 'monthly').map((plan) => t(`plan.${plan.key}`))
  return [
    { question: t('faq.pay.q'), answer: names ? t('faq.pay.a', { methods: names }) : t('pricing.pay.off') },
    { question: t('faq.start.q'), answer: t('faq.start.a') },
    monthly.length > 0
      ? { question: t('faq.cancel.q'), answer: t('faq.cancel.a', { plans: formatList(monthly, locale) }) }
      : { question: t('faq.subscription.q'), answer: t('faq.subscription.a') },
    ...commonKeys.map((key) => ({ question: t(`faq.${key}.q`), answer: t(`faq.${key}.a`, { places: paidPlaces }) })),
  ]
}
