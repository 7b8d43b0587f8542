import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { isApiError } from '#platform/api.ts'
import { Button, ButtonLink, buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { formatPhone } from '#shared/hk-phone.ts'
import { accountsApi } from '../api.ts'
import type { VerificationStatus } from '../contract/verification.ts'
import { codeMinutes, codeMessage } from '../rules/verification.ts'
import { CodeToNumber } from './code-to-number.tsx'
import { useTranslation } from './use-translation.ts'
import { verificationQuery } from './verification-query.ts'

/** Status of the member's WhatsApp verification with the next step. */
export function NumberVerification() {
  const t = useTranslation()
  const verification = useQuery(verificationQuery(useApi(accountsApi))).data
  if (!verification) return null
  return (
    <section className="rounded-card border-line bg-surface space-y-3 border p-4 sm:p-5">
      <h2 className="text-lg font-bold">{t('verification.title')}</h2>
      <Body verification={verification} />
    </section>
  )
}

function Body({ verification }: { verification: VerificationStatus }) {
  const t = useTranslation()
  const { date } = useFormat()
  switch (verification.status) {
    case 'verified':
      return (
        <>
          <p role="status" className="text-primary flex items-center gap-2 font-semibold">
            <Icon name="badge-check" />
            {t('verification.verified', { date: date(verification.verifiedAt ?? '') })}
          </p>
          {verification.hasBadge ? (
            <p className="text-muted text-sm">{t('verification.verifiedText')}</p>
          ) : (
            <PlanNote />
          )}
        </>
      )
    case 'number-missing':
      return <p>{t('verification.numberMissing')}</p>
    case 'not-set-up':
      return <p>{t('verification.notSetUp')}</p>
    case 'ready':
      return (
        <>
          <SendCode verification={verification} />
          <CodeToNumber verification={verification} />
          {!verification.hasBadge && <PlanNote />}
        </>
      )
  }
}

/** The badge is part of a plan; the number may be confirmed before. */
function PlanNote() {
  const t = useTranslation()
  return (
    <>
      <p className="text-muted text-sm">{t('verification.planMissing')}</p>
      <ButtonLink to="/payment/whatsapp" variant="secondary">
        {t('verification.getPlan')}
      </ButtonLink>
    </>
  )
}

function SendCode({
  verification: { number, codeExpiresAt: expiry, isCodeSent, isDemo },
}: {
  verification: VerificationStatus
}) {
  const t = useTranslation()
  const { date } = useFormat()
  const codeExpiresAt = isCodeSent ? null : expiry
  const accounts = useApi(accountsApi)
  const queries = useQueryClient()
  const start = useMutation(
    accounts.startVerification.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: accounts.getVerification.key() }),
      onError: (error) => {
        const isTooMany = isApiError(error) && error.status === 429
        toast({ title: t(isTooMany ? 'verification.tooMany' : 'verification.failed'), variant: 'destructive' })
      },
    }),
  )
  const { data, reset } = start
  // The other way replaces the code.
  const started = isCodeSent ? undefined : data
  // Hides the code when it expires.
  useEffect(() => {
    if (!started) return
    const timer = setTimeout(reset, Math.max(0, new Date(started.expiresAt).getTime() - Date.now()))
    return () => clearTimeout(timer)
  }, [started, reset])
  const formatTime = (iso: string) => date(iso, { timeStyle: 'short' })
  return (
    <>
      {isDemo && <p className="rounded-control bg-gold-soft p-3 text-sm font-medium">{t('verification.demo')}</p>}
      <p>{t('verification.text', { number: number ? formatPhone(number) : '' })}</p>
      {started ? (
        <>
          <p className="tabular text-2xl font-bold tracking-widest">{codeMessage(started.code)}</p>
          <ol className="list-decimal space-y-1 pl-5">
            <li>{t('verification.step.open')}</li>
            <li>{t('verification.step.send', { number: number ? formatPhone(number) : '' })}</li>
            <li>{t('verification.step.wait')}</li>
          </ol>
          <a href={started.link} target="_blank" rel="noopener" className={buttonClass({ variant: 'whatsapp' })}>
            <Icon name="whatsapp" />
            {t('verification.open')}
          </a>
          <Waiting>{t('verification.waiting', { time: formatTime(started.expiresAt) })}</Waiting>
        </>
      ) : (
        <>
          {codeExpiresAt && (
            <Waiting>{t('verification.waitingElsewhere', { time: formatTime(codeExpiresAt) })}</Waiting>
          )}
          <Button
            variant={codeExpiresAt ? 'secondary' : 'primary'}
            aria-disabled={start.isPending}
            onClick={() => !start.isPending && start.mutate({})}
          >
            {start.isPending && <Spinner />}
            <span>{t(codeExpiresAt ? 'verification.startAgain' : 'verification.start')}</span>
          </Button>
          <p className="text-muted text-sm">{t('verification.hint', { minutes: codeMinutes })}</p>
        </>
      )}
    </>
  )
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="text-muted flex items-center gap-2 text-sm">
      <Spinner size={16} />
      {children}
    </p>
  )
}
