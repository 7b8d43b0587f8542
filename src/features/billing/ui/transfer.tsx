import { buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { formatPhone } from '#shared/hk-phone.ts'
import type { OfferedMethod, Quote } from '../contract.ts'
import { CopyLine } from './copy-line.tsx'
import { useTranslation } from './use-translation.ts'

/** A reference grouped for reading: "KF 7M2Q 9XKR". */
export function formatReference(reference: string): string {
  return reference.replace(/^(KF)(.{4})(.{4})$/, '$1 $2 $3')
}

/** Transfer details for one method: QR code, amount, payee, reference and steps. */
export function Transfer({ quote, offer }: { quote: Quote; offer: OfferedMethod }) {
  const t = useTranslation()
  const { hkd } = useFormat()
  const { method, payee, qr } = offer
  const name = t(`methods.${method}`)
  if (!payee) {
    return <Notice icon="ban" title={t('payment.unset.title', { method: name })} text={t('payment.unset.text')} />
  }
  const amount = hkd(quote.amountCents)
  const steps = [t(`payment.step.${method}`, { amount }), t('payment.step.check'), t('payment.step.declare')]
  return (
    <div className="grid gap-6 md:grid-cols-[auto_1fr]">
      {qr && <Code quote={quote} offer={offer} qr={qr} amount={amount} />}
      <div className="min-w-0 space-y-5">
        <dl className="space-y-4">
          {payee.number && (
            <CopyLine
              label={t(method === 'fps' ? 'payment.fpsNumber' : 'payment.paymeNumber')}
              value={payee.number}
              displayValue={formatPhone(payee.number)}
            />
          )}
          {payee.fpsId && <CopyLine label={t('payment.fpsId')} value={payee.fpsId} />}
          {payee.name && (
            <div>
              <dt className="text-muted text-sm">{t('payment.payee')}</dt>
              <dd>
                <span className="text-lg font-semibold">{payee.name}</span>
                <span className="text-muted block text-sm">{t('payment.payeeHint')}</span>
              </dd>
            </div>
          )}
          <CopyLine
            label={t('payment.reference')}
            value={quote.reference}
            displayValue={formatReference(quote.reference)}
            hint={t('payment.referenceHint')}
          />
        </dl>
        <section aria-labelledby="steps-heading">
          <h2 id="steps-heading" className="font-semibold">
            {t('payment.steps')}
          </h2>
          <ol className="mt-2 list-decimal space-y-1.5 pl-[1.5em]">
            {steps.map((step) => (
              <li key={step}>
                <p>{step}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  )
}

/** The QR code, black on white in both themes for scanners. On a phone it is downloaded and opened in the bank's app. */
function Code({ quote, offer, qr, amount }: { quote: Quote; offer: OfferedMethod; qr: string; amount: string }) {
  const t = useTranslation()
  const { method, payee } = offer
  return (
    <div className="flex w-full max-w-64 flex-col gap-3 max-md:mx-auto">
      <img
        src={qr}
        width={256}
        height={256}
        alt={t(`payment.qr.${method}`, { amount })}
        className="rounded-card border-line w-full border bg-white"
      />
      {payee?.link && (
        <a
          href={payee.link}
          rel="noreferrer"
          target="_blank"
          className={buttonClass({ variant: 'primary', isWide: true })}
        >
          <Icon name="external-link" size={18} />
          {t('payment.openPayMe')}
        </a>
      )}
      <a
        href={`/api/payment-code/${method}/${quote.plan.key}.png`}
        download={`${quote.reference}.png`}
        className={buttonClass({ isWide: true })}
      >
        <Icon name="download" size={18} />
        {t('payment.saveQr')}
      </a>
      <p className="text-muted text-sm md:hidden">{t(`payment.saveQrHint.${method}`)}</p>
    </div>
  )
}
