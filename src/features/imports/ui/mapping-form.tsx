import { useState } from 'react'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { formatList } from '#platform/format-list.ts'
import { Button } from '#platform/ui/button.tsx'
import { FormAlert } from '#platform/ui/field.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import type { ImportDetail } from '../contract.ts'
import { type ImportField, importFields, type Mapping, missingFields, needOf } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

/** Assigns a file column to each field, starting from the guessed mapping and showing the value of the first row. */
export function MappingForm({ detail, onCheck }: { detail: ImportDetail; onCheck: (mapping: Mapping) => void }) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const locale = useLocale()
  const [mapping, setMapping] = useState<Mapping>(detail.mapping)
  const [missing, setMissing] = useState<ImportField[]>([])
  const set = (field: ImportField, value: string) =>
    setMapping({ ...mapping, [field]: value === '' ? null : Number(value) })
  const fields = formatList(missing, locale)
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        const errors = missingFields(mapping)
        setMissing(errors)
        if (errors.length === 0) onCheck(mapping)
      }}
    >
      <h3 className="font-semibold">{t('mapping.title')}</h3>
      <p className="text-muted text-sm">{t('mapping.text')}</p>
      <FormAlert alert={missing.length > 0 ? t('mapping.missing', { fields }) : undefined} />
      <div className="divide-line divide-y">
        {importFields.map((field) => {
          const at = mapping[field]
          const need = needOf(field)
          return (
            <div key={field} className="grid items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[14rem_16rem_1fr]">
              <label htmlFor={`map-${field}`} className="text-sm">
                <span className="font-mono">{field}</span>{' '}
                {need && <span className="text-muted block">{t(`mapping.${need}`)}</span>}
              </label>
              <select
                id={`map-${field}`}
                value={at ?? ''}
                aria-invalid={missing.includes(field)}
                onChange={(event) => set(field, event.currentTarget.value)}
                className="bg-surface border-line-strong rounded-control block min-h-11 w-full border px-3"
              >
                <option value="">{t('mapping.none')}</option>
                {detail.columns.map((column, place) => (
                  // Headings may repeat, so the column index is part of the key.
                  <option key={`${String(place)} ${column}`} value={place}>
                    {column || t('mapping.unnamed', { number: place + 1 })}
                  </option>
                ))}
              </select>
              <p className="text-muted truncate text-sm">
                {at === null ? listingT(`import.${field}`) : detail.samples[0]?.[at]}
              </p>
            </div>
          )
        })}
      </div>
      <Button type="submit" variant={detail.state === 'checked' ? 'secondary' : 'primary'}>
        {t('mapping.check')}
      </Button>
    </form>
  )
}
