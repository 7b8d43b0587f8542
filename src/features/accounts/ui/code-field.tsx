import { TextField } from '#platform/ui/field.tsx'
import type { FieldProps } from '#platform/ui/use-form.ts'
import { useTranslation } from './use-translation.ts'

/** A code of the authenticator app or a recovery code; while the app is being set up no recovery code exists yet. */
export function CodeField({ field, isSetUp = false }: { field: FieldProps; isSetUp?: boolean }) {
  const t = useTranslation()
  return (
    <TextField
      field={field}
      label={t('field.code')}
      hint={t(isSetUp ? 'field.codeSetUpHint' : 'field.codeHint')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
  )
}
