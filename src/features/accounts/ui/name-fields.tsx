import { TextField } from '#platform/ui/field.tsx'
import type { FieldProps } from '#platform/ui/use-form.ts'
import { useTranslation } from './use-translation.ts'

/** First and last name, side by side on wide screens. */
export function NameFields({
  field,
  names,
}: {
  field: (name: 'firstName' | 'lastName') => FieldProps
  names?: { firstName: string; lastName: string }
}) {
  const t = useTranslation()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        field={field('firstName')}
        label={t('field.firstName')}
        defaultValue={names?.firstName}
        autoComplete="given-name"
        required
      />
      <TextField
        field={field('lastName')}
        label={t('field.lastName')}
        defaultValue={names?.lastName}
        autoComplete="family-name"
        required
      />
    </div>
  )
}
