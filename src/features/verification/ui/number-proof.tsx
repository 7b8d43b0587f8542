import { ORPCError } from '@orpc/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { Button, ButtonLink, buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { formatPhone } from '#shared/hk-phone.ts'
import { verificationApi } from '../api.ts'
import type { VerificationStatus } from '../contract.ts'
import { codeMinutes, messageOf } from '../rules.ts'
import { useTranslation } from './use-translation.ts'
import { verificationQuery } from './verification-query.ts'

/** Where the proof of the member's WhatsApp number stands, and the way on. */
export function NumberProof() {
  const t = useTranslation()
  const standing = useQuery(verificationQuery(useApi(verificationApi))).data
  if (!standing) return null
  return (
    <section className="rounded-card border-line bg-surface space-y-3 border p-4 sm:p-5">
      <h2 className="text-lg font-bold">{t('title')}</h2>
      <Body standing={standing} />
    </section>
  )
}

function Body({ standing }: { standing: VerificationStatus }) {
  const t = useTranslation()
  const { date } = useFormat()
  switch (standing.standing) {
    case 'proved':
      return (
        <>
          <p role="status" className="text-primary flex items-center gap-2 font-semibold">
            <Icon name="badge-check" />
            {t('proved', { date: date(standing.provedAt ?? '') })}
          </p>
          <p className="text-muted text-sm">{t('provedText')}</p>
        </>
      )
    case 'plan-missing':
      return (
        <>
          <p>{t('planMissing')}</p>
          <ButtonLink to="/payment/whatsapp" variant="primary">
            {t('getPlan')}
          </ButtonLink>
        </>
      )
    case 'number-missing':
      return <p>{t('numberMissing')}</p>
    case 'not-set-up':
      return <p>{t('notSetUp')}</p>
    case 'ready':
      return <Ready standing={standing} />
  }
}

function Ready({ standing: { number, waitsUntil, isDemo } }: { standing: VerificationStatus }) {
  const t = useTranslation()
  const { date } = useFormat()
  const verification = useApi(verificationApi)
  const queries = useQueryClient()
  const start = useMutation(
    verification.start.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: verification.get.key() }),
      onError: (error) => {
        const isTooMany = error instanceof ORPCError && error.status === 429
        toast({ title: t(isTooMany ? 'tooMany' : 'failed'), variant: 'destructive' })
      },
    }),
  )
  const { data: begun, reset } = start
  // The code is over: what the screen says must not outlive it.
  useEffect(() => {
    if (!begun) return
    const timer = setTimeout(reset, Math.max(0, new Date(begun.expiresAt).getTime() - Date.now()))
    return () => clearTimeout(timer)
  }, [begun, reset])
  const at = (iso: string) => date(iso, { timeStyle: 'short' })
  return (
    <>
      {isDemo && <p className="rounded-control bg-gold-soft p-3 text-sm font-medium">{t('demo')}</p>}
      <p>{t('text', { number: number ? formatPhone(number) : '' })}</p>
      {begun ? (
        <>
          <p className="tabular text-2xl font-bold tracking-widest">{messageOf(begun.code)}</p>
          <ol className="list-decimal space-y-1 pl-5">
            <li>{t('step.open')}</li>
            <li>{t('step.send', { number: number ? formatPhone(number) : '' })}</li>
            <li>{t('step.wait')}</li>
          </ol>
          <a href={begun.link} target="_blank" rel="noopener" className={buttonClass({ variant: 'whatsapp' })}>
            <Icon name="whatsapp" />
            {t('open')}
          </a>
          <Waiting>{t('waiting', { time: at(begun.expiresAt) })}</Waiting>
        </>
      ) : (
        <>
          {waitsUntil && <Waiting>{t('waitingElsewhere', { time: at(waitsUntil) })}</Waiting>}
          <Button
            variant={waitsUntil ? 'secondary' : 'primary'}
            aria-disabled={start.isPending}
            onClick={() => !start.isPending && start.mutate({})}
          >
            {start.isPending && <Spinner />}
            {t(waitsUntil ? 'startAgain' : 'start')}
          </Button>
          <p className="text-muted text-sm">{t('hint', { minutes: codeMinutes })}</p>
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
