import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CheckboxField, FormAlert, SelectField, SubmitButton, TextField } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { LinkedText } from '#platform/ui/linked-text.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { useLeaveWarning, type IsLeaving } from '#platform/ui/use-leave-warning.ts'
import { examplePhone, formatPhone } from '#shared/hk-phone.ts'
import { localeNames, type Locale } from '#shared/locale.ts'
import { accountsApi } from '../api.ts'
import type { Profile } from '../contract.ts'
import { completeProfileScreenForm, profileScreenForm } from '../rules/forms.ts'
import { NameFields } from './name-fields.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { meQuery } from './use-me.ts'
import { useTranslation } from './use-translation.ts'
import { verificationQuery } from './verification-query.ts'

const tabIn = ({ search }: { search: string }) => new URLSearchParams(search).get('tab')
const isOtherTab: IsLeaving = (from, to) => from.pathname !== to.pathname || tabIn(from) !== tabIn(to)

type Props = {
  profile: Profile
  /** The WhatsApp number is required before continuing. */
  mustComplete: boolean
  onSaved: () => void
}

/** Form for names, phone numbers, e-mail language and marketing consent. */
export function ProfileForm({ profile, mustComplete, onSaved }: Props) {
  const t = useTranslation()
  const calls = useApiClient(accountsApi)
  const accounts = useApi(accountsApi)
  const queries = useQueryClient()
  const form = useForm({
    ...useErrorMessages(),
    form: mustComplete ? completeProfileScreenForm : profileScreenForm,
    onFailed: (description) => toast({ title: t('profile.failed'), description, variant: 'destructive' }),
    submit: async ({ language, acceptsMarketing, ...typed }) => {
      const change = { ...typed, language: language as Locale, acceptsMarketing: acceptsMarketing === 'on' }
      const saved = await calls.updateProfile(change)
      queries.setQueryData(accounts.getProfile.queryKey({ input: {} }), saved)
      await queries.invalidateQueries({ queryKey: meQuery(accounts).queryKey })
      toast({ title: t('profile.done') })
      onSaved()
    },
  })
  useLeaveWarning(form.isDirty && !form.isBusy, t('profile.unsaved'), isOtherTab)
  return (
    <form {...form.props} className="space-y-5">
      <FormAlert alert={form.alert} />
      <NameFields field={form.field} names={profile} />
      <div>
        <p className="mb-1 font-semibold">{t('field.email')}</p>
        <p className="break-all">{profile.email}</p>
        <p className="text-muted text-sm">
          <LinkedText text={t('field.emailFixed')} />
        </p>
      </div>
      <div>
        <TextField
          field={form.field('whatsappNumber')}
          label={t('field.whatsapp')}
          defaultValue={profile.whatsappNumber ? formatPhone(profile.whatsappNumber) : ''}
          hint={t('field.whatsappHint', { example: examplePhone })}
          type="tel"
          autoComplete="tel"
          required={mustComplete}
        />
        <NumberStatus profile={profile} />
      </div>
      <TextField
        field={form.field('phoneNumber')}
        label={t('field.phone')}
        defaultValue={profile.phoneNumber ? formatPhone(profile.phoneNumber) : ''}
        type="tel"
        autoComplete="tel"
      />
      <SelectField
        field={form.field('language')}
        label={t('field.language')}
        hint={t('field.languageHint')}
        defaultValue={profile.language}
        options={Object.entries(localeNames)}
      />
      <CheckboxField field={form.field('acceptsMarketing')} defaultChecked={profile.acceptsMarketing}>
        {t('field.acceptsMarketing')}
      </CheckboxField>
      <SubmitButton isBusy={form.isBusy}>{t(mustComplete ? 'profile.submitNext' : 'profile.submit')}</SubmitButton>
    </form>
  )
}

/** Shows whether the saved number is verified, as soon as the status below the form knows. */
function NumberStatus({ profile: { whatsappNumber, whatsappVerifiedAt } }: Pick<Props, 'profile'>) {
  const t = useTranslation()
  const { date } = useFormat()
  const verification = useQuery({ ...verificationQuery(useApi(accountsApi)), enabled: false }).data
  const verifiedAt = verification ? verification.verifiedAt : whatsappVerifiedAt
  if (!whatsappNumber) return null
  return verifiedAt ? (
    <p className="text-primary mt-1 flex items-center gap-1.5 text-sm font-medium">
      <Icon name="badge-check" size={16} />
      {t('whatsapp.verified', { date: date(verifiedAt) })}
    </p>
  ) : (
    <p className="text-muted mt-1 text-sm">{t('whatsapp.unverified')}</p>
  )
}
