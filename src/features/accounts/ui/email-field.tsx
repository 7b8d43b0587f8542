import { TextField } from '#platform/ui/field.tsx'
import type { FieldProps } from '#platform/ui/use-form.ts'
import { useTranslation } from './use-translation.ts'

/** The address of a sign-in, filled in by the browser or by `email`. */
export function EmailField({ field, email }: { field: FieldProps; email?: string }) {
  const t = useTranslation()
  return (
    <TextField
      field={field}
      label={t('field.email')}
      defaultValue={email}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
