import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { Button } from '#platform/ui/button.tsx'
import { CheckboxField, FormAlert, SubmitButton, TextField } from '#platform/ui/field.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { integrationsApi } from '../api.ts'
import type { Webhook } from '../contract.ts'
import { webhookEvents } from '../rules.ts'
import { eventFields, webhookForm } from '../rules/forms.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { webhooksQuery } from './integrations-queries.ts'
import { SecretOnce } from './secret-once.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

type Props = { withPassword: <T>(act: () => Promise<T>) => Promise<T> }

/** The member's receivers of events, each with its log, and a form that adds one. */
export function Webhooks({ withPassword }: Props) {
  const t = useTranslation()
  const webhooks = useQuery(webhooksQuery(useApi(integrationsApi))).data ?? []
  const [secret, setSecret] = useState<string>()
  return (
    <section aria-labelledby="webhooks" className="space-y-4">
      <h2 id="webhooks" className="text-lg font-semibold">
        {t('hooks.title')}
      </h2>
      <p>{t('hooks.text')}</p>
      {secret && <SecretOnce text={t('hooks.once')} secret={secret} />}
      {webhooks.length > 0 && (
        <ul className="divide-line border-line rounded-card divide-y border">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      <WebhookForm withPassword={withPassword} onCreated={setSecret} />
    </section>
  )
}

function WebhookRow({ webhook: { id, url, events, isSiteWide } }: { webhook: Webhook }) {
  const t = useTranslation()
  const calls = useApiClient(integrationsApi)
  const invalidate = useInvalidate()
  const [isLogOpen, setIsLogOpen] = useState(false)
  const remove = () =>
    void calls
      .removeWebhook({ id })
      .then(() => toast({ title: t('hooks.removed') }))
      .catch(() => toast({ title: t('failed'), variant: 'destructive' }))
      .finally(() => void invalidate('integrations'))
  return (
    <li className="p-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-48 flex-1">
          <p className="font-medium wrap-anywhere">{url}</p>
          <p className="text-muted text-sm">
            {events.map((event) => t(`event.${event}`)).join(' · ')}
            {isSiteWide && ` · ${t('hooks.siteWide')}`}
          </p>
        </div>
        <Button aria-expanded={isLogOpen} onClick={() => setIsLogOpen(!isLogOpen)}>
          {t('hooks.log')}
        </Button>
        <Button onClick={remove} aria-label={t('removeOf', { name: url })}>
          {t('remove')}
        </Button>
      </div>
      {isLogOpen && <DeliveryLog webhookId={id} />}
    </li>
  )
}

function WebhookForm({ withPassword, onCreated }: Props & { onCreated: (secret: string) => void }) {
  const t = useTranslation()
  const { data: me } = useMe()
  const calls = useApiClient(integrationsApi)
  const invalidate = useInvalidate()
  const form = useForm({
    ...useErrorMessages(),
    form: webhookForm,
    submit: async ({ url, isSiteWide, ...boxes }) => {
      const events = webhookEvents.filter((event) => boxes[eventFields[event]] === 'on')
      const given = { url, events, isSiteWide: isSiteWide === 'on' }
      const { secret } = await withPassword(() => calls.createWebhook(given))
      onCreated(secret)
      await invalidate('integrations')
    },
  })
  return (
    <form {...form.props} className="rounded-card border-line space-y-3 border p-4">
      <h3 className="font-semibold">{t('hooks.new')}</h3>
      <FormAlert alert={form.alert} />
      <TextField
        field={form.field('url')}
        label={t('hooks.url')}
        hint={t('hooks.urlHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        required
      />
      <fieldset>
        <legend className="font-semibold">{t('hooks.events')}</legend>
        {webhookEvents.map((event) => (
          <CheckboxField key={event} field={form.field(eventFields[event])} defaultChecked>
            {t(`event.${event}`)}
          </CheckboxField>
        ))}
        {me?.isAdmin && <CheckboxField field={form.field('isSiteWide')}>{t('hooks.siteWide')}</CheckboxField>}
      </fieldset>
      <SubmitButton isBusy={form.isBusy}>{t('hooks.create')}</SubmitButton>
    </form>
  )
}
