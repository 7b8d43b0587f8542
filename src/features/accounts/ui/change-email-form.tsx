import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#platform/ui/button.tsx'
import { FormAlert, SubmitButton } from '#platform/ui/field.tsx'
import { useApiClient } from '#platform/ui/scope.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { accountsApi } from '../api.ts'
import { InvalidLink } from './invalid-link.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { useMe, useSetMe } from './use-me.ts'
import { useTranslation } from './use-translation.ts'

/**
 * Changes the address with the token of an e-mail link. By a button and not on page load, since mail programs follow links
 * automatically.
 */
export function ChangeEmailForm({ token }: { token: string }) {
  const t = useTranslation()
  const calls = useApiClient(accountsApi)
  const { data: me } = useMe()
  const setMe = useSetMe()
  const [refusal, setRefusal] = useState(token === '' ? 'LINK_INVALID' : undefined)
  const [changed, setChanged] = useState<string>()
  const form = useForm({
    ...useErrorMessages(),
    form: {},
    onFailed: (_message, code) => setRefusal(code),
    submit: async () => {
      const { email, isOwn } = await calls.changeEmail({ token })
      if (me && isOwn) setMe({ ...me, email })
      setChanged(email)
    },
  })
  const next = (
    <Link
      to={me ? securityPath : `/auth?${new URLSearchParams({ next: securityPath })}`}
      className={buttonClass({ variant: 'primary', isWide: true })}
    >
      {t(me ? 'changeEmail.profile' : 'signIn.title')}
    </Link>
  )
  if (changed !== undefined) {
    return (
      <Outcome title={t('changeEmail.done')} text={t('changeEmail.doneText', { email: changed })}>
        {next}
      </Outcome>
    )
  }
  if (refusal === 'EMAIL_TAKEN') {
    return (
      <Outcome title={t('changeEmail.taken')} text={t('changeEmail.takenText')}>
        {next}
      </Outcome>
    )
  }
  if (refusal === 'LINK_INVALID') return <InvalidLink text={t('link.changeEmail')}>{next}</InvalidLink>
  return (
    <form {...form.props} className="space-y-4">
      <p>{t('changeEmail.text')}</p>
      <FormAlert alert={form.alert} />
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('changeEmail.submit')}
      </SubmitButton>
    </form>
  )
}

const securityPath = '/profile?tab=security'

/** What the link has done. */
function Outcome({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="space-y-4">
      <div role="status" className="space-y-1">
        <p className="font-semibold">{title}</p>
        <p className="wrap-anywhere">{text}</p>
      </div>
      {children}
    </div>
  )
}
