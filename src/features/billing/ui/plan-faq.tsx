import { JsonLd } from '#platform/ui/json-ld.tsx'
import { LinkedText, withoutLinks } from '#platform/ui/linked-text.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import type { Plan } from '../contract.ts'
import type { PaymentMethod } from '../rules.ts'
import { namesOf } from './payment-steps.tsx'
import { useWords, type BillingWords } from './words.ts'

const shared = ['refund', 'ranking', 'badge', 'limit', 'customers'] as const

type Entry = { question: string; answer: string }
/** `paidPlaces`: how many premium listings stand first in the Featured sort. */
type Props = { plans: Plan[]; methods: PaymentMethod[]; paidPlaces: number }

/** What the answers say follows from the catalogue and the flags: monthly plans are cancelled, others need no cancelling. */
function entriesOf({ plans, methods, paidPlaces }: Props, t: BillingWords, list: Intl.ListFormat): Entry[] {
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

/** Questions and answers about the plans, for people and as structured data. */
export function PlanFaq(props: Props) {
  const t = useWords()
  const locale = useLocale()
  const entries = entriesOf(props, t, new Intl.ListFormat(locale))
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withoutLinks(answer) },
    })),
  }
  return (
    <section aria-labelledby="faq-heading">
      <h2 id="faq-heading" className="text-xl font-bold">
        {t('faq.heading')}
      </h2>
      <div className="mt-5 grid gap-x-12 gap-y-6 md:grid-cols-2">
        {entries.map(({ question, answer }) => (
          <div key={question}>
            <h3 className="font-semibold">{question}</h3>
            <p className="text-muted mt-1">
              <LinkedText text={answer} />
            </p>
          </div>
        ))}
      </div>
      <JsonLd data={data} />
    </section>
  )
}
