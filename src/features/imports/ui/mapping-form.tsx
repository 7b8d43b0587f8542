import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { formatList } from '#platform/format-list.ts'
import { Button } from '#platform/ui/button.tsx'
import { FieldError, FormAlert } from '#platform/ui/field.tsx'
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
  const [isChecked, setIsChecked] = useState(false)
  const set = (field: ImportField, value: string) =>
    setMapping({ ...mapping, [field]: value === '' ? null : Number(value) })
  const missing = missingFields(mapping)
  const shown = isChecked ? missing : []
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        setIsChecked(true)
        const first = importFields.find((field) => missing.includes(field))
        if (first) document.getElementById(`map-${first}`)?.focus()
        else onCheck(mapping)
      }}
    >
      <h3 className="font-semibold">{t('mapping.title')}</h3>
      <p className="text-muted text-sm">{t('mapping.text')}</p>
      <FormAlert alert={shown.length > 0 ? t('mapping.missing', { fields: formatList(shown, locale) }) : undefined} />
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
                aria-invalid={shown.includes(field)}
                aria-describedby={shown.includes(field) ? `map-${field}-error` : undefined}
                onChange={(event) => set(field, event.currentTarget.value)}
                className="bg-surface border-line-strong rounded-control aria-invalid:border-accent block min-h-11 w-full border px-3"
              >
                <option value="">{t('mapping.none')}</option>
                {detail.columns.map((column, place) => (
                  // Headings may repeat, so the column index is part of the key.
                  <option key={`${String(place)} ${column}`} value={place}>
                    {column || t('mapping.unnamed', { number: place + 1 })}
                  </option>
                ))}
              </select>
              <div className="min-w-0 text-sm">
                <p className={clsx('text-muted', at === null ? 'break-words' : 'truncate')}>
                  {at === null ? listingT(`import.${field}`) : detail.samples[0]?.[at]}
                </p>
                <FieldError id={`map-${field}-error`} error={shown.includes(field) ? t('mapping.choose') : undefined} />
              </div>
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
