import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { CheckboxField, TextField } from '#platform/ui/field.tsx'
import { LinkedText } from '#platform/ui/linked-text.tsx'
import { examplePhone } from '#shared/hk-phone.ts'
import { HoursEditor } from './hours-editor.tsx'
import type { ListingForm } from './use-listing-form.ts'
import { useTranslation } from './use-translation.ts'

/** Contact details, opening hours, business registration and the privacy notice. */
export function FormContact({ form }: { form: ListingForm }) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const { typed } = form
  return (
    <div className="space-y-5">
      <TextField
        {...form.text('whatsappNumber')}
        label={t('form.whatsapp')}
        hint={t('form.whatsappHint', { example: examplePhone })}
        type="tel"
        autoComplete="tel"
        required
      />
      <TextField
        {...form.text('phoneNumber')}
        label={t('form.phone')}
        hint={t('form.phoneHint')}
        type="tel"
        autoComplete="off"
      />
      <TextField
        {...form.text('email')}
        label={t('form.email')}
        hint={t('form.optionalShown')}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
      />
      <TextField
        {...form.text('websiteUrl')}
        label={listingT('detail.website')}
        hint={t('form.optional')}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
      />
      <HoursEditor
        value={typed.hours}
        onChange={(hours) => form.set({ hours })}
        error={form.errorWithin('openingHours')}
      />
      <div>
        <TextField
          {...form.text('businessRegistrationNo')}
          label={listingT('detail.registration')}
          hint={t('form.registrationHint')}
          autoComplete="off"
        />
        <CheckboxField
          field={{
            id: 'listing-shown',
            name: 'isBusinessRegistrationShown',
            error: undefined,
            onBlur: () => {},
            onInput: () => form.set({ isBusinessRegistrationShown: !typed.isBusinessRegistrationShown }),
          }}
          defaultChecked={typed.isBusinessRegistrationShown}
        >
          {t('form.registrationShown')}
        </CheckboxField>
      </div>
      <div className="rounded-card bg-sunken p-4 text-sm">
        <p className="font-semibold">{t('form.notice.title')}</p>
        <p className="mt-1">
          <LinkedText text={t('form.notice')} opensInNewTab />
        </p>
      </div>
    </div>
  )
}
