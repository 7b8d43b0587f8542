import { FieldError, TextField } from '#platform/ui/field.tsx'
import { LinkedText } from '#platform/ui/linked-text.tsx'
import type { DraftTerms } from '../contract/editing.ts'
import type { TypedLicence } from '../rules/typed-listing.ts'
import type { ListingForm } from './use-listing-form.ts'
import { useTranslation } from './use-translation.ts'

/** The licences that the chosen categories know, each with its register; those without which nobody may work say so. */
export function LicenceRows({ form, terms }: { form: ListingForm; terms: DraftTerms }) {
  const t = useTranslation()
  const chosen = terms.categories.filter(({ slug }) => form.typed.categories.includes(slug))
  const asked = new Map(chosen.flatMap(({ licences }) => licences.map(({ key, isRequired }) => [key, isRequired])))
  const kinds = terms.licenceKinds.filter(({ key }) => asked.has(key))
  const error = form.faultAt('licences')
  if (kinds.length === 0) return null
  return (
    <fieldset data-invalid={error !== undefined || undefined} tabIndex={-1} className="focus:outline-none">
      <legend className="font-semibold">{t('detail.licences')}</legend>
      <p className="text-muted mb-3 text-sm">
        {t([...asked.values()].includes(true) ? 'form.licence.required' : 'form.licence.hint')}
      </p>
      <FieldError id="listing-licences-fault" error={error} />
      <div className="space-y-3">
        {kinds.map((kind) => (
          <LicenceRow key={kind.key} form={form} kind={kind} />
        ))}
      </div>
    </fieldset>
  )
}

function LicenceRow({ form, kind }: { form: ListingForm; kind: DraftTerms['licenceKinds'][number] }) {
  const t = useTranslation()
  const { key, name, body, register, hint } = kind
  const { licences } = form.typed
  const typed = licences.find((one) => one.key === key) ?? { key, number: '', expiresOn: '' }
  // Where it stands in the content, which holds only those in which something was typed.
  const at = form.content.licences.findIndex((one) => one.key === key)
  const setRow = (change: Partial<TypedLicence>) =>
    form.set({ licences: [...licences.filter((one) => one.key !== key), { ...typed, ...change }] })
  return (
    <div role="group" aria-label={name} className="rounded-card border-line bg-surface space-y-3 border p-3">
      <div>
        <p className="font-medium">{name}</p>
        <p className="text-muted text-sm">
          {body}
          {hint && ` · ${hint}`}
        </p>
        {register && (
          <p className="text-muted text-sm">
            <LinkedText text={t('form.licence.register', { register })} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <TextField
          {...form.cell(`licences.${at}.number`, typed.number, (number) => setRow({ number }))}
          label={t('form.licence.number')}
          autoComplete="off"
          className="min-w-40 flex-1"
        />
        <TextField
          {...form.cell(`licences.${at}.expiresOn`, typed.expiresOn, (expiresOn) => setRow({ expiresOn }))}
          label={t('form.licence.expires')}
          type="date"
          className="min-w-40 flex-1"
        />
      </div>
    </div>
  )
}
