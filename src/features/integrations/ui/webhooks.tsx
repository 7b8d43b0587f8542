import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WithPassword } from '#features/accounts/ui/fresh-password.tsx'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { Button } from '#platform/ui/button.tsx'
import { CheckboxField, FormAlert, SubmitButton, TextField } from '#platform/ui/field.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { integrationsApi } from '../api.ts'
import type { Webhook } from '../contract.ts'
import { webhookEvents } from '../rules.ts'
import { eventFields, webhookForm } from '../rules/forms.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { webhooksQuery } from './integrations-queries.ts'
import { RemoveButton, SecretSection, type SecretFormProps } from './secret-section.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/** The member's receivers of events, each with its log, and a form that adds one. */
export function Webhooks({ withPassword }: { withPassword: WithPassword }) {
  const t = useTranslation()
  const webhooks = useQuery(webhooksQuery(useApi(integrationsApi))).data ?? []
  return (
    <SecretSection
      id="webhooks"
      title={t('hooks.title')}
      text={t('hooks.text')}
      onceText={t('hooks.once')}
      rows={webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} />
      ))}
      Form={WebhookForm}
      withPassword={withPassword}
    />
  )
}

function WebhookRow({ webhook: { id, url, events, isSiteWide } }: { webhook: Webhook }) {
  const t = useTranslation()
  const calls = useApiClient(integrationsApi)
  const [isLogOpen, setIsLogOpen] = useState(false)
  return (
    <li className="p-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-48 flex-1">
          <p className="font-medium wrap-anywhere">{url}</p>
          <p className="text-muted text-sm">
            {events.map((event) => t(`event.${event}`)).join(' · ')}
            {isSiteWide && <span>{` · ${t('hooks.siteWide')}`}</span>}
          </p>
        </div>
        <div className="flex gap-2">
          <Button aria-expanded={isLogOpen} onClick={() => setIsLogOpen(!isLogOpen)}>
            {t('hooks.log')}
          </Button>
          <RemoveButton kind="hooks" name={url} removal={() => calls.removeWebhook({ id })} />
        </div>
      </div>
      {isLogOpen && <DeliveryLog webhookId={id} />}
    </li>
  )
}

function WebhookForm({ withPassword, onCreated }: SecretFormProps) {
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
      form.props.ref.current?.reset()
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
