import type { Plan } from '../contract.ts'
import type { PaymentMethod } from '../rules.ts'
import { namesOf } from './method-names.ts'
import type { BillingWords } from './use-translation.ts'

const shared = ['refund', 'ranking', 'badge', 'limit', 'customers'] as const

export type Entry = { question: string; answer: string }
/** `paidPlaces`: how many premium listings stand first in the Featured sort. */
export type FaqFacts = { plans: Plan[]; methods: PaymentMethod[]; paidPlaces: number }

/** What the answers say follows from the catalogue and the flags: monthly plans are cancelled, others need no cancelling. */
export function entriesOf({ plans, methods, paidPlaces }: FaqFacts, t: BillingWords, list: Intl.ListFormat): Entry[] {
  const names = namesOf(methods, t)
  const monthly = plans.filter((plan) => plan.billing === 'monthly').map((plan) => t(`plan.${plan.key}`))
  return [
    { question: t('faq.pay.q'), answer: names ? t('faq.pay.a', { methods: names }) : t('pricing.pay.off') },
    { question: t('faq.start.q'), answer: t('faq.start.a') },
    monthly.length > 0
      ? { question: t('faq.cancel.q'), answer: t('faq.cancel.a', { plans: list.format(monthly) }) }
      : { question: t('faq.subscription.q'), answer: t('faq.subscription.a') },
    ...shared.map((key) => ({ question: t(`faq.${key}.q`), answer: t(`faq.${key}.a`, { places: paidPlaces }) })),
  ]
}
