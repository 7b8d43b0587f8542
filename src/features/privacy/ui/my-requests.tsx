import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { FormAlert, SelectField, SubmitButton, TextAreaField } from '#platform/ui/field.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { privacyApi } from '../api.ts'
import type { Request } from '../contract.ts'
import { daysToAnswer, maxLengths, requestKinds, type RequestKind } from '../rules.ts'
import { requestScreenForm } from '../rules/forms.ts'
import { mineQuery } from './privacy-queries.ts'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/** The member's privacy requests with due dates, and a form to submit another. */
export function MyRequests() {
  const t = useTranslation()
  const privacy = useApi(privacyApi)
  const queries = useQueryClient()
  const requests = useQuery(mineQuery(privacy)).data?.requests ?? []
  const refetch = () => queries.invalidateQueries({ queryKey: privacy.getMine.key() })
  return (
    <div className="space-y-4">
      <p className="text-muted">{t('requests.text', { days: daysToAnswer })}</p>
      {requests.length > 0 && (
        <ul className="divide-line border-line rounded-card divide-y border">
          {requests.map((request) => (
            <Item key={request.id} request={request} onChanged={refetch} />
          ))}
        </ul>
      )}
      <RequestForm onSent={refetch} />
    </div>
  )
}

function Item({ request, onChanged }: { request: Request; onChanged: () => Promise<void> }) {
  const t = useTranslation()
  const { date } = useFormat()
  const withdraw = useMutation(
    useApi(privacyApi).withdraw.mutationOptions({
      onSuccess: onChanged,
      onError: () => toast({ title: t('failed'), variant: 'destructive' }),
    }),
  )
  const { id, kind, details, status, receivedOn, dueOn, answer } = request
  return (
    <li className="space-y-1 p-3">
      <p className="flex flex-wrap justify-between gap-2 font-medium">
        {t(`kind.${kind}`)} <span className="text-muted font-normal">{t(`status.${status}`)}</span>
      </p>
      <p className="break-words whitespace-pre-line">{details}</p>
      <p className="text-muted text-sm">
        {status === 'open'
          ? t('requests.due', { received: date(receivedOn), due: date(dueOn) })
          : t('requests.received', { received: date(receivedOn) })}
      </p>
      {answer && <p className="rounded-control bg-sunken p-3 break-words whitespace-pre-line">{answer}</p>}
      {status === 'open' && (
        <Button
          size="sm"
          aria-disabled={withdraw.isPending}
          onClick={() => !withdraw.isPending && withdraw.mutate({ id })}
        >
          {t('requests.withdraw')}
        </Button>
      )}
    </li>
  )
}

function RequestForm({ onSent }: { onSent: () => Promise<void> }) {
  const t = useTranslation()
  const calls = useApiClient(privacyApi)
  const [formKey, setFormKey] = useState(0)
  const form = useForm({
    ...useErrorMessages(),
    form: requestScreenForm,
    submit: async ({ kind, details }) => {
      await calls.submit({ kind: kind as RequestKind, details })
      await onSent()
      toast({ title: t('requests.sent') })
      setFormKey(formKey + 1)
    },
  })
  return (
    <details>
      <summary className="text-primary min-h-11 cursor-pointer py-2 font-semibold">{t('requests.open')}</summary>
      <form key={formKey} {...form.props} className="mt-3 space-y-4">
        <FormAlert alert={form.alert} />
        <SelectField
          field={form.field('kind')}
          label={t('field.kind')}
          options={requestKinds.map((kind) => [kind, t(`kind.${kind}`)] as const)}
        />
        <TextAreaField
          field={form.field('details')}
          label={t('field.details')}
          hint={t('field.detailsHint')}
          maxLength={maxLengths.details}
          required
        />
        <SubmitButton isBusy={form.isBusy}>{t('requests.send')}</SubmitButton>
      </form>
    </details>
  )
}
