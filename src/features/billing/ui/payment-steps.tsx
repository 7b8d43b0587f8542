import type { PaymentMethod } from '../rules.ts'
import { methodNames } from './method-names.ts'
import { useTranslation } from './use-translation.ts'

/** How to pay for a plan, in three steps, or a notice while payment is switched off. */
export function PaymentSteps({ methods }: { methods: PaymentMethod[] }) {
  const t = useTranslation()
  const names = methodNames(methods, t)
  if (names === null) return <p className="rounded-card border-line bg-sunken border p-4">{t('pricing.pay.off')}</p>
  const steps = [t('pricing.pay.choose'), t('pricing.pay.transfer', { methods: names }), t('pricing.pay.confirm')]
  return (
    <section aria-labelledby="pay-heading">
      <h2 id="pay-heading" className="text-xl font-bold">
        {t('pricing.pay.heading')}
      </h2>
      <ol className="mt-5 grid gap-5 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="tabular rounded-control bg-primary-soft text-primary flex size-8 shrink-0 items-center justify-center font-bold"
            >
              {index + 1}
            </span>
            <p className="text-pretty break-normal">{step}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
