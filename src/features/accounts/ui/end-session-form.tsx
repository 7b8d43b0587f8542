import { useState } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#platform/ui/button.tsx'
import { FormAlert, SubmitButton } from '#platform/ui/field.tsx'
import { useApiClient } from '#platform/ui/scope.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { accountsApi } from '../api.ts'
import { InvalidLink } from './invalid-link.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/**
 * Ends the session that an e-mail was about. By a button and not on page load, since mail programs follow links
 * automatically.
 */
export function EndSessionForm({ token, forgotPath }: { token: string; forgotPath: string }) {
  const t = useTranslation()
  const calls = useApiClient(accountsApi)
  const [state, setState] = useState<'open' | 'done' | 'invalid'>(token === '' ? 'invalid' : 'open')
  const form = useForm({
    ...useErrorMessages(),
    form: {},
    onFailed: (_message, code) => {
      if (code === 'LINK_INVALID') setState('invalid')
    },
    submit: async () => {
      await calls.endSessionByLink({ token })
      setState('done')
    },
  })
  const newPassword = (
    <Link to={forgotPath} className={buttonClass({ variant: 'primary', isWide: true })}>
      {t('reset.title')}
    </Link>
  )
  if (state === 'invalid') return <InvalidLink text={t('link.end')}>{newPassword}</InvalidLink>
  if (state === 'done') {
    return (
      <div className="space-y-4">
        <p role="status" className="font-semibold">
          {t('end.done')}
        </p>
        <p>{t('end.doneText')}</p>
        {newPassword}
      </div>
    )
  }
  return (
    <form {...form.props} className="space-y-4">
      <p>{t('end.text')}</p>
      <FormAlert alert={form.alert} />
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('end.submit')}
      </SubmitButton>
    </form>
  )
}
