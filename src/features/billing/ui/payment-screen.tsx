import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Head } from '#platform/ui/head.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { LinkedText } from '#platform/ui/linked-text.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { RadioPill } from '#platform/ui/radio-pill.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { KnownParams } from '#shared/known-params.ts'
import { billingApi } from '../api.ts'
import type { Quote } from '../contract.ts'
import { paymentMethods, type PaidPlanKey, type PaymentMethod } from '../rules.ts'
import { DeclareForm } from './declare-form.tsx'
import { PendingPayment } from './pending-payment.tsx'
import { RejectedPayment } from './rejected-payment.tsx'
import { Transfer } from './transfer.tsx'
import { useTranslation } from './use-translation.ts'

/** Screen for paying a plan: price, transfer details and the "I have paid" form, or the pending payment. */
export function PaymentScreen({ planKey }: { planKey: PaidPlanKey }) {
  const t = useTranslation()
  const {
    data: quote,
    isLoadingError,
    refetch,
  } = useQuery(useApi(billingApi).getQuote.queryOptions({ input: { planKey } }))
  // The form was open on this page, so that what follows it is below the fold on a phone.
  const [hadForm, setHadForm] = useState(false)
  if (quote && !quote.pending && !hadForm) setHadForm(true)
  const title = t('payment.title', { plan: t(`plan.${planKey}`) })
  return (
    <div className="wrap max-w-3xl py-6 lg:py-10">
      <Head title={title} description={title} noIndex />
      <h1 className="mb-4 text-2xl font-bold break-keep">{title}</h1>
      {quote ? (
        <Payment key={quote.pending?.id} quote={quote} hadForm={hadForm} />
      ) : isLoadingError ? (
        <Notice icon="circle-alert" title={t('payment.failed')} isAlert>
          <Button variant="primary" onClick={() => void refetch()}>
            {t('payment.retry')}
          </Button>
        </Notice>
      ) : (
        <Spinner />
      )}
    </div>
  )
}

function Payment({ quote, hadForm }: { quote: Quote; hadForm: boolean }) {
  const t = useTranslation()
  const { hkd, date } = useFormat()
  const { plan, purchase, pending, methods } = quote
  if (purchase === 'held' && !pending) {
    return (
      <Notice
        icon="circle-check"
        title={t('payment.held.title')}
        text={t('payment.held.text', { plan: t(`plan.${plan.key}`) })}
      >
        <ButtonLink variant="primary" to="/subscription">
          {t('payment.toMine')}
        </ButtonLink>
      </Notice>
    )
  }
  return (
    <div className="space-y-6">
      {quote.isDemo && (
        <div className="rounded-card bg-accent-soft text-accent border-accent border p-4">
          <p className="flex items-center gap-2 text-lg font-bold">
            <Icon name="triangle-alert" className="flex-none" />
            {t('payment.demo')}
          </p>
          <p>{t('payment.demoText')}</p>
        </div>
      )}
      {!pending && quote.rejected && <RejectedPayment payment={quote.rejected} />}
      {pending && <PendingPayment payment={pending} isNew={hadForm} />}
      <div>
        <p className="tabular text-3xl font-bold">
          <span className="sr-only">{t('payment.amount') + t('colon')}</span>
          {hkd(quote.amountCents)}
        </p>
        <p className="text-muted">
          {quote.coversUntil === null
            ? t('payment.covers.indefinitely')
            : t('payment.covers.until', { date: date(quote.coversUntil, { dateStyle: 'long' }) })}
        </p>
        {plan.hasVerifiedBadge && (
          <p className="text-muted mt-1 text-sm">
            <LinkedText text={t('payment.badgeNote')} />
          </p>
        )}
      </div>
      {methods.length === 0 ? (
        <Notice icon="ban" title={t('payment.closed.title')} text={t('pricing.pay.off')} />
      ) : pending ? (
        <details>
          <summary className="text-primary min-h-11 cursor-pointer content-center font-semibold">
            {t('payment.again')}
          </summary>
          <div className="mt-3">
            <Methods quote={quote} />
          </div>
        </details>
      ) : (
        <Methods quote={quote} />
      )}
    </div>
  )
}

/**
 * Choice of method, in the URL so that it outlasts a visit to the bank's app, with the transfer details of the chosen
 * one. A method without a payee shows no form.
 */
function Methods({ quote }: { quote: Quote }) {
  const t = useTranslation()
  const { methods, pending } = quote
  const initial = methods.find(({ payee }) => payee) ?? methods[0]
  const [params, setParams] = useSearchParams()
  // Not from the URL alone, which follows late on a slow phone: the button would jump back until then.
  const [chosen, setChosen] = useState(params.get('method'))
  const choose = (method: PaymentMethod) => {
    setChosen(method)
    setParams({ method }, { replace: true, preventScrollReset: true })
  }
  const offer = methods.find(({ method }) => method === chosen) ?? initial
  if (!offer) return null
  return (
    <div className="space-y-6">
      {methods.length > 1 && (
        <fieldset>
          <legend className="mb-1 font-semibold">{t('payment.method')}</legend>
          <div className="flex flex-wrap gap-2">
            {methods.map(({ method }) => (
              <RadioPill key={method} name="method" checked={method === offer.method} onChange={() => choose(method)}>
                {t(`methods.${method}`)}
              </RadioPill>
            ))}
          </div>
        </fieldset>
      )}
      <Transfer quote={quote} offer={offer} />
      {!pending && offer.payee && <DeclareForm quote={quote} method={offer.method} />}
    </div>
  )
}

export const paymentParams: KnownParams = { method: paymentMethods }
