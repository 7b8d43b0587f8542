import { clsx } from 'clsx'
import { useState, type ReactNode } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { EmailAddress } from '#platform/ui/email-address.tsx'
import { FormAlert, SubmitButton, TextField } from '#platform/ui/field.tsx'
import { ReasonDialog } from '#platform/ui/reason-dialog.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { decidedOne, useDecision } from '#platform/ui/use-decision.ts'
import { useForm } from '#platform/ui/use-form.ts'
import type { PaymentCase } from '../contract.ts'
import { confirmForm } from '../rules/forms.ts'
import { PaymentState } from './payment-history.tsx'
import { PaymentRefund } from './payment-refund.tsx'
import { formatReference } from './transfer.tsx'
import { useBilling, useErrorMessages } from './use-billing.ts'
import { useTranslation } from './use-translation.ts'

/** What is open: the details of the payment, those with the focus on what confirms it, or the reason of a rejection. */
export type DecisionView = 'details' | 'confirm' | 'reject'
type OpenDecision = { payment: PaymentCase; view: DecisionView } | undefined

/** One payment: its proof beside amount and reference, with buttons to confirm or reject it. */
export function PaymentDecision({ open, onClose }: { open: OpenDecision; onClose: () => void }) {
  const t = useTranslation()
  const { calls } = useBilling()
  const { refusalMessage } = useErrorMessages()
  const { decide } = useDecision({
    changes: ['billing', 'backoffice', 'listings', 'editor'],
    undo: (ids) => calls.undoPayments({ ids }),
  })
  const [rejecting, setRejecting] = useState<PaymentCase>()
  const toReject = open?.view === 'reject' ? open.payment : rejecting
  const close = () => {
    setRejecting(undefined)
    onClose()
  }
  const templates = (['missing', 'amount', 'double'] as const).map((name) => ({
    name: t(`admin.template.${name}`),
    text: t(`admin.template.${name}Text`),
  }))
  return (
    <>
      <Sheet
        isOpen={open !== undefined && open.view !== 'reject' && !rejecting}
        onClose={onClose}
        title={open ? formatReference(open.payment.reference) : ''}
        closeLabel={t('admin.close')}
        fitsContent
      >
        {open && (
          <PaymentDetails
            key={open.payment.id}
            payment={open.payment}
            isConfirming={open.view === 'confirm'}
            decide={decide}
            onReject={setRejecting}
            onClose={close}
          />
        )}
      </Sheet>
      <ReasonDialog
        isOpen={toReject !== undefined}
        onClose={close}
        title={t('admin.reject') + t('colon') + (toReject ? formatReference(toReject.reference) : '')}
        text={t('admin.rejectText')}
        templates={templates}
        confirm={t('admin.reject')}
        refusalMessage={refusalMessage}
        onConfirm={async (reason) => {
          if (!toReject) return
          const send = async () => {
            await calls.rejectPayment({ id: toReject.id, reason })
            return decidedOne(toReject.id)
          }
          await decide([toReject.id], send, () => t('admin.rejected'), formatReference(toReject.reference))
        }}
      />
    </>
  )
}

type Decide = ReturnType<typeof useDecision>['decide']
type PaymentDetailsProps = {
  payment: PaymentCase
  isConfirming: boolean
  decide: Decide
  onReject: (payment: PaymentCase) => void
  onClose: () => void
}

function PaymentDetails({ payment, isConfirming, decide, onReject, onClose }: PaymentDetailsProps) {
  const t = useTranslation()
  const { hkd, date } = useFormat()
  const { member, transactionId, payerNote, proofUrl, status, reason, bankReference, refund } = payment
  const facts: [string, ReactNode][] = [
    [t('admin.plan'), t(`plan.${payment.planKey}`)],
    [t('admin.method'), t(`methods.${payment.method}`)],
    [t('admin.member'), member ? <Member {...member} /> : t('admin.gone')],
    [t('admin.declared'), date(payment.createdAt, { dateStyle: 'medium', timeStyle: 'short' })],
    [t('payment.transaction'), transactionId],
    [t('admin.note'), payerNote],
    [t('receipt.bank'), bankReference],
    [t('admin.reason'), reason],
    [t('receipt.refunded'), refund && `${hkd(refund.amountCents)}, ${date(refund.refundedAt)}`],
    [t('refund.reference'), refund && refund.reference],
    [t('refund.reason'), refund && refund.reason],
  ]
  return (
    <div className="space-y-4 pb-3">
      <div className={clsx('grid gap-4', proofUrl && 'grid-cols-[minmax(0,10rem)_1fr]')}>
        {proofUrl ? (
          <a href={proofUrl} target="_blank" rel="noreferrer">
            <img
              src={proofUrl}
              alt={t('admin.proof')}
              className="rounded-control border-line max-h-72 w-full border object-contain"
            />
          </a>
        ) : (
          <p className="rounded-control bg-sunken text-muted order-last p-3 text-sm">
            {t(status === 'pending' ? 'admin.noProof' : 'admin.proofGone')}
          </p>
        )}
        <dl className="min-w-0 space-y-1 text-sm">
          <div>
            <dt className="sr-only">{t('payment.amount')}</dt>
            <dd className="tabular text-2xl font-bold">{hkd(payment.amountCents)}</dd>
          </div>
          <div>
            <dt className="sr-only">{t('payment.reference')}</dt>
            <dd className="tabular text-lg font-semibold">{formatReference(payment.reference)}</dd>
          </div>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt className="text-muted inline">{name + t('colon')}</dt>
                  <dd className="inline break-words">{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      {status === 'pending' ? (
        <Confirm
          payment={payment}
          isFocused={isConfirming}
          decide={decide}
          onReject={() => onReject(payment)}
          onDone={onClose}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <PaymentState status={status} />
          {status === 'confirmed' && <PaymentRefund payment={payment} onDone={onClose} />}
        </div>
      )}
    </div>
  )
}

const Member = ({ name, email }: { name: string; email: string }) => (
  <span>
    {name} <EmailAddress email={email} />
  </span>
)

type ConfirmProps = {
  payment: PaymentCase
  isFocused: boolean
  decide: Decide
  onReject: () => void
  onDone: () => void
}

function Confirm({ payment, isFocused, decide, onReject, onDone }: ConfirmProps) {
  const t = useTranslation()
  const { calls, refresh } = useBilling()
  const form = useForm({
    ...useErrorMessages(),
    form: confirmForm,
    onFailed: (_message, code) => code === 'PAYMENT_DECIDED' && void refresh(),
    submit: async ({ bankReference }) => {
      const send = async () => {
        await calls.confirmPayment({ id: payment.id, bankReference })
        onDone()
        return decidedOne(payment.id)
      }
      await decide([payment.id], send, () => t('admin.confirmed'), formatReference(payment.reference))
    },
  })
  return (
    <form {...form.props} className="space-y-3">
      <FormAlert alert={form.alert} />
      <TextField
        field={form.field('bankReference')}
        data-first-focus={isFocused || undefined}
        label={t('admin.bankReference')}
        hint={t('admin.bankReferenceHint')}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton isBusy={form.isBusy}>{t('admin.confirm')}</SubmitButton>
        <Button variant="danger" onClick={onReject}>
          {t('admin.reject')}
        </Button>
      </div>
    </form>
  )
}
