import { clsx } from 'clsx'
import { useState } from 'react'
import { categoryIcons } from '#platform/icons.ts'
import { FieldError } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useWholeWords } from '#platform/ui/input-method.ts'
import type { FieldProps } from '#platform/ui/use-form.ts'
import { iconMatches } from '../rules/icon-keywords.ts'
import { useTranslation } from './use-translation.ts'

type IconPickerProps = { field: FieldProps; value: string; onChoose: (icon: string) => void }

/** Field for one of the icons in the sprite, with a search in all three languages. */
export function IconPicker({ field, value, onChoose }: IconPickerProps) {
  const t = useTranslation()
  const [typed, setTyped] = useState('')
  const { wholeText, compositionProps } = useWholeWords(typed)
  const found = categoryIcons.filter((name) => iconMatches(name, wholeText))
  const errorId = `${field.id}-error`
  return (
    <fieldset>
      <legend className="mb-1 flex items-center gap-2 font-semibold">
        {t('field.icon')}
        {value && <Icon name={value} className="text-primary" />}
        <span className="text-muted text-sm font-normal">{value}</span>
      </legend>
      <input type="hidden" name={field.name} value={value} />
      <input
        id={field.id}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        {...compositionProps}
        aria-label={t('icons.search')}
        aria-invalid={field.error !== undefined}
        aria-describedby={field.error && errorId}
        placeholder={t('icons.search')}
        className="bg-surface border-line-strong rounded-control block min-h-11 w-full border px-3"
      />
      <div className="border-line rounded-control mt-2 flex max-h-44 flex-wrap gap-1 overflow-y-auto border p-2">
        {found.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === value}
            aria-label={name}
            title={name}
            onClick={() => onChoose(name)}
            className={clsx(
              'rounded-control inline-flex size-11 items-center justify-center',
              name === value ? 'bg-primary text-on-primary' : 'hover:bg-sunken',
            )}
          >
            <Icon name={name} />
          </button>
        ))}
        {found.length === 0 && <p className="text-muted p-2 text-sm">{t('icons.none')}</p>}
      </div>
      <FieldError id={errorId} error={field.error} />
    </fieldset>
  )
}
