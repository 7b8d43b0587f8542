import { TextField } from '#platform/ui/field.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import type { FieldProps } from '#platform/ui/use-form.ts'
import { useTranslation } from './use-translation.ts'

/** First and last name, side by side on wide screens; in Chinese the family name comes first. */
export function NameFields({
  field,
  names,
}: {
  field: (name: 'firstName' | 'lastName') => FieldProps
  names?: { firstName: string; lastName: string }
}) {
  const t = useTranslation()
  const order = useLocale() === 'en' ? (['firstName', 'lastName'] as const) : (['lastName', 'firstName'] as const)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {order.map((name) => (
        <TextField
          key={name}
          field={field(name)}
          label={t(`field.${name}`)}
          defaultValue={names?.[name]}
          autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
          required
        />
      ))}
    </div>
  )
}
