import { clsx } from 'clsx'
import { useState } from 'react'
import { PasswordField } from '#platform/ui/field.tsx'
import type { FieldProps } from '#platform/ui/use-form.ts'
import { passwordLength, passwordStrength } from '../rules/forms.ts'
import { useTranslation } from './use-translation.ts'

/** A new password, typed twice, with a strength meter. */
export function NewPasswordFields({
  field,
  label,
  minLength = passwordLength.minNew,
}: {
  field: (name: 'password' | 'again') => FieldProps
  label: string
  minLength?: number
}) {
  const t = useTranslation()
  const [typed, setTyped] = useState('')
  const password = field('password')
  return (
    <>
      <PasswordField
        field={password}
        onChange={(event) => setTyped(event.currentTarget.value)}
        label={label}
        autoComplete="new-password"
        hint={
          typed === '' ? (
            t('strength.hint', { min: minLength })
          ) : (
            <Strength strength={password.error ? 0 : passwordStrength(typed)} />
          )
        }
        required
      />
      <PasswordField field={field('again')} label={t('field.again')} autoComplete="new-password" required />
    </>
  )
}

const tones = ['text-accent', 'text-gold', 'text-primary', 'text-primary']

function Strength({ strength }: { strength: ReturnType<typeof passwordStrength> }) {
  const t = useTranslation()
  return (
    <span className="flex items-center gap-2" role="status">
      <svg width="72" height="6" aria-hidden="true" className={tones[strength]}>
        {[0, 1, 2, 3].map((step) => (
          <rect
            key={step}
            x={step * 18}
            width="16"
            height="6"
            rx="3"
            className={clsx(step <= strength ? 'fill-current' : 'fill-line')}
          />
        ))}
      </svg>
      {t(`strength.${strength}`)}
    </span>
  )
}
