import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '#platform/ui/button.tsx'
import { FormAlert, SubmitButton, TextField } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { formatPhone } from '#shared/hk-phone.ts'
import { accountsApi } from '../api.ts'
import type { WaitingCode } from '../contract/verification.ts'
import { codeForm } from '../rules/verification.ts'
import { useTranslation } from './use-translation.ts'
import { waitingQuery } from './verification-query.ts'

/** Admin list of open codes: an admin compares sender and code and confirms. */
export function WaitingCodes() {
  const t = useTranslation()
  const waiting = useQuery(waitingQuery(useApi(accountsApi)))
  return (
    <>
      <PageHead title={t('verification.admin.title')} text={t('verification.admin.text')} />
      {waiting.isLoadingError ? (
        <Notice icon="circle-alert" title={t('verification.admin.failed')} isAlert>
          <Button variant="primary" onClick={() => void waiting.refetch()}>
            {t('verification.admin.retry')}
          </Button>
        </Notice>
      ) : waiting.data?.length === 0 ? (
        <Notice icon="badge-check" title={t('verification.admin.empty')} text={t('verification.admin.emptyText')} />
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2 2xl:grid-cols-3">
          {waiting.data?.map((code) => (
            <li key={`${code.id}${code.startedAt}`}>
              <Waiting code={code} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const Waiting = ({ code }: { code: WaitingCode }) =>
  code.isSentToNumber ? <CodeToSend code={code} /> : <CodeToConfirm code={code} />

/** A code that an admin sends to the number with one tap; the member types it. */
function CodeToSend({ code: { id, memberId, memberName, number, expiresAt, triesLeft } }: { code: WaitingCode }) {
  const t = useTranslation()
  const { date } = useFormat()
  const calls = useApiClient(accountsApi)
  const [link, setLink] = useState<string>()
  const write = useMutation({
    mutationFn: () => calls.writeCode({ id }),
    onSuccess: (written) => setLink(written.link),
    onError: () => toast({ title: t('refused.VERIFICATION_OVER'), variant: 'destructive' }),
  })
  return (
    <div className="rounded-card border-line bg-surface flex h-full flex-col gap-3 border p-4">
      <div>
        <p className="text-muted text-sm">{t('verification.admin.to')}</p>
        <p className="tabular text-xl font-bold">{formatPhone(number)}</p>
        <Link to={`/admin/users/${memberId}`} className="text-primary font-medium hover:underline">
          {memberName}
        </Link>
        <p className="text-muted text-sm">
          {t('verification.admin.until', { time: date(expiresAt, { timeStyle: 'short' }), count: triesLeft })}
        </p>
      </div>
      {link ? (
        <a href={link} target="_blank" rel="noopener" className={buttonClass({ variant: 'whatsapp' })}>
          <Icon name="whatsapp" />
          {t('verification.open')}
        </a>
      ) : (
        <Button aria-disabled={write.isPending} onClick={() => !write.isPending && write.mutate()}>
          {t('verification.admin.write')}
        </Button>
      )}
    </div>
  )
}

function CodeToConfirm({ code: { id, memberId, memberName, number, expiresAt, triesLeft } }: { code: WaitingCode }) {
  const t = useTranslation()
  const { date } = useFormat()
  const calls = useApiClient(accountsApi)
  const accounts = useApi(accountsApi)
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const refetch = () => queries.invalidateQueries({ queryKey: accounts.findWaitingCodes.key() })
  const form = useForm({
    form: codeForm,
    errorMessage: (error) => t(`error.${error}` as 'error.codeRequired'),
    refusalMessage: (code) =>
      code === 'VERIFICATION_WRONG'
        ? t('refused.VERIFICATION_WRONG')
        : code === 'VERIFICATION_OVER'
          ? t('refused.VERIFICATION_OVER')
          : undefined,
    onFailed: () => void refetch(),
    submit: async ({ code }) => {
      await calls.confirmVerification({ id, code })
      toast({ title: t('verification.admin.done', { name: memberName }) })
      // Removes the row and refreshes the counts in the admin menu.
      await Promise.all([refetch(), invalidate('backoffice')])
    },
  })
  return (
    <form {...form.props} className="rounded-card border-line bg-surface flex h-full flex-col gap-3 border p-4">
      <div>
        <p className="text-muted text-sm">{t('verification.admin.from')}</p>
        <p className="tabular text-xl font-bold">{formatPhone(number)}</p>
        <Link to={`/admin/users/${memberId}`} className="text-primary font-medium hover:underline">
          {memberName}
        </Link>
        <p className="text-muted text-sm">
          {t('verification.admin.until', { time: date(expiresAt, { timeStyle: 'short' }), count: triesLeft })}
        </p>
      </div>
      <FormAlert alert={form.alert} />
      <TextField
        field={form.field('code')}
        label={t('verification.admin.code')}
        placeholder="VERIFY K7M2Q9"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SubmitButton isBusy={form.isBusy}>{t('verification.admin.confirm')}</SubmitButton>
    </form>
  )
}
