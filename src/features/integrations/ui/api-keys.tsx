import { useQuery } from '@tanstack/react-query'
import type { WithPassword } from '#features/accounts/ui/fresh-password.tsx'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { CheckboxField, FormAlert, SelectField, SubmitButton, TextField } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { integrationsApi } from '../api.ts'
import type { ApiKey } from '../contract.ts'
import { keyLifetimes, keyScopes } from '../rules.ts'
import { keyForm } from '../rules/forms.ts'
import { keysQuery } from './integrations-queries.ts'
import { RemoveButton, SecretSection, type SecretFormProps } from './secret-section.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/** The member's keys, and a form that makes one and shows it once. */
export function ApiKeys({ withPassword }: { withPassword: WithPassword }) {
  const t = useTranslation()
  const keys = useQuery(keysQuery(useApi(integrationsApi))).data ?? []
  return (
    <SecretSection
      id="keys"
      title={t('keys.title')}
      text={t('keys.text')}
      onceText={t('keys.once')}
      rows={keys.map((key) => (
        <KeyRow key={key.id} apiKey={key} />
      ))}
      Form={KeyForm}
      withPassword={withPassword}
    />
  )
}

function KeyRow({ apiKey: { id, name, prefix, scopes, expiresAt, lastUsedAt } }: { apiKey: ApiKey }) {
  const t = useTranslation()
  const { date } = useFormat()
  const calls = useApiClient(integrationsApi)
  return (
    <li className="flex flex-wrap items-center gap-3 p-3">
      <Icon name="key-round" className="text-muted flex-none" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">
          {name} <code className="text-muted text-sm">kf_{prefix}…</code>
        </p>
        <p className="dot-separated text-sm">
          {scopes.map((scope) => (
            <span key={scope}>{t(`scope.${scope}`)}</span>
          ))}
          <span>
            {lastUsedAt ? t('keys.used', { date: date(lastUsedAt, { dateStyle: 'medium' }) }) : t('keys.unused')}
          </span>
          <span>
            {expiresAt ? t('keys.until', { date: date(expiresAt, { dateStyle: 'medium' }) }) : t('keys.endless')}
          </span>
        </p>
      </div>
      <RemoveButton kind="keys" name={name} removal={() => calls.removeKey({ id })} />
    </li>
  )
}

function KeyForm({ withPassword, onCreated }: SecretFormProps) {
  const t = useTranslation()
  const { data: me } = useMe()
  const calls = useApiClient(integrationsApi)
  const invalidate = useInvalidate()
  const form = useForm({
    ...useErrorMessages(),
    form: keyForm,
    submit: async ({ name, days, ...boxes }) => {
      const scopes = keyScopes.filter((scope) => boxes[scope] === 'on')
      const lifetime = keyLifetimes.find((one) => String(one ?? '') === days) ?? null
      const { key } = await withPassword(() => calls.createKey({ name, scopes, days: lifetime }))
      onCreated(key)
      form.props.ref.current?.reset()
      await invalidate('integrations')
    },
  })
  return (
    <form {...form.props} className="rounded-card border-line space-y-3 border p-4">
      <h3 className="font-semibold">{t('keys.new')}</h3>
      <FormAlert alert={form.alert} />
      <TextField
        field={form.field('name')}
        label={t('keys.name')}
        hint={t('keys.nameHint')}
        autoComplete="off"
        required
      />
      <fieldset>
        <legend className="font-semibold">{t('keys.scopes')}</legend>
        <CheckboxField field={form.field('read')} defaultChecked>
          {t('scope.read')}
        </CheckboxField>
        <CheckboxField field={form.field('write')}>{t('scope.write')}</CheckboxField>
        {me?.isAdmin && <CheckboxField field={form.field('admin')}>{t('scope.admin')}</CheckboxField>}
      </fieldset>
      <SelectField
        field={form.field('days')}
        label={t('keys.lifetime')}
        defaultValue="90"
        options={keyLifetimes.map((days) => [
          String(days ?? ''),
          days ? t('keys.days', { count: days }) : t('keys.endless'),
        ])}
      />
      <SubmitButton isBusy={form.isBusy}>{t('keys.create')}</SubmitButton>
    </form>
  )
}
