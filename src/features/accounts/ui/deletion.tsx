import { useNavigate } from 'react-router'
import { buttonClass } from '#platform/ui/button.tsx'
import { FormAlert, SubmitButton } from '#platform/ui/field.tsx'
import { useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { accountsApi } from '../api.ts'
import type { Profile } from '../contract.ts'
import { deletionForm } from '../rules/forms.ts'
import { ProofFields, ProofToggle, useProof } from './proof.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { useSetMe } from './use-me.ts'
import { useTranslation } from './use-translation.ts'

/** Deletes the account after a warning and a proof that it is the member. */
export function Deletion({ profile }: { profile: Profile }) {
  const t = useTranslation()
  const proof = useProof(profile)
  const calls = useApiClient(accountsApi)
  const setMe = useSetMe()
  const navigate = useNavigate()
  const form = useForm({
    ...useErrorMessages(),
    form: deletionForm(proof),
    submit: async (typed) => {
      const passkey = await proof.askPasskey()
      if (passkey === null) return 'unsent'
      await calls.deleteAccount({ ...typed, passkey })
      await navigate('/')
      setMe(null)
      toast({ title: t('deletion.done') })
    },
  })
  return (
    <div className="space-y-3">
      <p>{t('deletion.text')}</p>
      <details>
        <summary className={buttonClass({ variant: 'danger' })}>{t('deletion.open')}</summary>
        <form {...form.props} className="mt-4 max-w-md space-y-4">
          <FormAlert alert={form.alert} />
          <ProofFields
            proof={proof}
            password={form.field('password')}
            code={form.field('code')}
            label={t('deletion.password')}
          />
          <div className="flex flex-wrap gap-2">
            <SubmitButton variant="danger" isBusy={form.isBusy}>
              {t('deletion.submit')}
            </SubmitButton>
            <ProofToggle proof={proof} />
          </div>
        </form>
      </details>
    </div>
  )
}
