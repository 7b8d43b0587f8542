import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { FieldError, TextField } from '#platform/ui/field.tsx'
import { LinkedText } from '#platform/ui/linked-text.tsx'
import type { DraftTerms } from '../contract.ts'
import type { LicenceFormValues } from '../rules/form-values.ts'
import type { ListingForm } from './use-listing-form.ts'
import { useTranslation } from './use-translation.ts'

/** Licences of the chosen categories with their registers; required ones are marked. */
export function LicenceRows({ form, terms }: { form: ListingForm; terms: DraftTerms }) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const chosen = terms.categories.filter(({ slug }) => form.typed.categories.includes(slug))
  const requiredByKey = new Map(
    chosen.flatMap(({ licences }) => licences.map(({ key, isRequired }) => [key, isRequired])),
  )
  const kinds = terms.licenceKinds.filter(({ key }) => requiredByKey.has(key))
  const error = form.errorAt('licences')
  if (kinds.length === 0) return null
  return (
    <fieldset data-invalid={error !== undefined || undefined} tabIndex={-1} className="focus:outline-none">
      <legend className="font-semibold">{listingT('field.licences')}</legend>
      <p className="text-muted mb-3 text-sm">
        {t([...requiredByKey.values()].includes(true) ? 'form.licence.required' : 'form.licence.hint')}
      </p>
      <FieldError id="listing-licences-error" error={error} />
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
  const { key, name, body, register, hint, numberExample } = kind
  const { licences } = form.typed
  const typed = licences.find((one) => one.key === key) ?? { key, number: '', expiresOn: '' }
  // Index in the content, which contains only licences with typed data; -1 when empty.
  const at = form.content.licences.findIndex((one) => one.key === key)
  const setRow = (change: Partial<LicenceFormValues>) =>
    form.set({ licences: [...licences.filter((one) => one.key !== key), { ...typed, ...change }] })
  const cell = (field: 'number' | 'expiresOn') => {
    const props = form.cell(`licences.${at}.${field}`, typed[field], (text) => setRow({ [field]: text }))
    // By its key: all that are empty have the same index.
    return { ...props, field: { ...props.field, id: `listing-licence-${key}-${field}` } }
  }
  return (
    <div role="group" aria-label={name} className="rounded-card border-line bg-surface space-y-3 border p-3">
      <div>
        <p className="font-medium">{name}</p>
        <p className="text-muted text-sm">{body}</p>
        {hint && <p className="text-muted text-sm">{hint}</p>}
        {register && (
          <p className="text-muted text-sm">
            <LinkedText text={t('form.licence.register', { register })} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <TextField
          {...cell('number')}
          label={t('form.licence.number')}
          hint={numberExample ? t('form.licence.example', { number: numberExample }) : undefined}
          autoComplete="off"
          className="min-w-[10em] flex-1"
        />
        <TextField
          {...cell('expiresOn')}
          label={t('form.licence.expires')}
          type="date"
          className="min-w-[10em] flex-1"
        />
      </div>
    </div>
  )
}
