import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { PasswordField } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import type { FieldProps } from '#platform/ui/use-form.ts'
import { accountsApi } from '../api.ts'
import type { Profile } from '../contract.ts'
import type { PasskeyResponse } from '../contract/second-factor.ts'
import type { AskedProof } from '../rules/forms.ts'
import { CodeField } from './code-field.tsx'
import { useMe } from './use-me.ts'
import { usePasskey } from './use-passkey.ts'
import { useTranslation } from './use-translation.ts'

type Proof = AskedProof & {
  /** The passkey to send; undefined where the fields are the proof, null when the person gave none. */
  askPasskey: () => Promise<PasskeyResponse | null | undefined>
  usesPasskey: boolean
  /** Undefined where there is one way only. */
  toggle: (() => void) | undefined
}

/**
 * How a member proves in a form that it is them: by the password and the code of their app, as far as they have them, or
 * by a passkey, which is the only way for admins who have no app.
 */
export function useProof({ hasPassword }: Pick<Profile, 'hasPassword'>): Proof {
  const t = useTranslation()
  const { data: me } = useMe()
  const own = useQuery(useApi(accountsApi).getSecondFactor.queryOptions({ input: {} })).data
  const ask = usePasskey()
  const [prefersPasskey, setPrefersPasskey] = useState(false)
  const hasCode = own?.hasAuthenticator ?? false
  const hasPasskey = own !== undefined && own.passkeys.length > 0
  const isAdmin = me?.isAdmin || me?.secondFactor !== undefined
  const hasOtherWay = hasCode || (hasPassword && !isAdmin)
  const usesPasskey = hasPasskey && (prefersPasskey || !hasOtherWay)
  return {
    asksPassword: hasPassword && !usesPasskey,
    asksCode: hasCode && !usesPasskey,
    usesPasskey,
    toggle: hasPasskey && hasOtherWay ? () => setPrefersPasskey(!prefersPasskey) : undefined,
    askPasskey: async () => {
      if (!usesPasskey) return undefined
      const response = await ask()
      if (response !== 'unsupported') return response
      toast({ title: t('passkey.unknown'), variant: 'destructive' })
      return null
    },
  }
}

type FieldsProps = { proof: Proof; password: FieldProps; code: FieldProps; label: string }

/** The fields of a proof, above the button that sends the form. */
export function ProofFields({ proof, password, code, label }: FieldsProps) {
  const t = useTranslation()
  return (
    <>
      {proof.asksPassword && <PasswordField field={password} label={label} autoComplete="current-password" required />}
      {proof.asksCode && <CodeField field={code} />}
      {proof.usesPasskey && (
        <p className="flex items-center gap-2">
          <Icon name="key-round" size={18} className="text-muted flex-none" />
          {t('proof.passkey')}
        </p>
      )}
    </>
  )
}

/** Changes between the fields and the passkey, for whoever has both. */
export function ProofToggle({ proof: { toggle, usesPasskey } }: { proof: Proof }) {
  const t = useTranslation()
  return (
    toggle && (
      <Button variant="ghost" onClick={toggle}>
        {t(usesPasskey ? 'proof.usePassword' : 'proof.usePasskey')}
      </Button>
    )
  )
}
