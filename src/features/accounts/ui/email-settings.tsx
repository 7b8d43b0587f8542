import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { FormAlert, SubmitButton, TextField } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { accountsApi } from '../api.ts'
import type { Profile } from '../contract.ts'
import { emailChangeForm } from '../rules/forms.ts'
import { HeldEmail } from './held-email.tsx'
import { ProofFields, ProofToggle, useProof } from './proof.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/** The address that the member signs in with, a change that waits for its link, and the form that asks for one. */
export function EmailSettings({ profile }: { profile: Profile }) {
  const t = useTranslation()
  const accounts = useApi(accountsApi)
  const queries = useQueryClient()
  const [link, setLink] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [requests, setRequests] = useState(0)
  const pending = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The form that had the focus is closed.
    if (requests > 0) pending.current?.focus()
  }, [requests])
  async function reload(newLink: string | null) {
    setLink(newLink)
    await queries.invalidateQueries({ queryKey: accounts.getProfile.key() })
  }
  async function onRequested(newLink: string | null) {
    await reload(newLink)
    setIsOpen(false)
    setRequests(requests + 1)
  }
  return (
    <div className="space-y-4">
      <div>
        <p className="font-medium break-all">{profile.email}</p>
        <p className="text-muted text-sm">{t('emailChange.text')}</p>
      </div>
      {profile.emailChange && (
        <div
          ref={pending}
          tabIndex={-1}
          className="rounded-card border-line bg-surface space-y-3 border p-4 focus:outline-none"
        >
          <Pending pending={profile.emailChange} link={link} onChanged={reload} />
        </div>
      )}
      {profile.hasPassword ? (
        // The form is only there when open: password managers would fill in its fields beside those of the password's.
        <div>
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t('emailChange.open')}
          </Button>
          {isOpen && <ChangeForm profile={profile} onRequested={onRequested} />}
        </div>
      ) : (
        <p>{t('emailChange.passwordNone')}</p>
      )}
    </div>
  )
}

type PendingProps = {
  pending: NonNullable<Profile['emailChange']>
  link: string | null
  onChanged: (newLink: string | null) => Promise<void>
}

function Pending({ pending: { email, expiresAt }, link, onChanged }: PendingProps) {
  const t = useTranslation()
  const { date } = useFormat()
  const calls = useApiClient(accountsApi)
  const until = date(expiresAt, { dateStyle: 'medium', timeStyle: 'short' })
  const messages = useErrorMessages()
  const resend = useForm({
    ...messages,
    form: {},
    onFailed: (title, code) => {
      if (code !== 'EMAIL_CHANGE_NONE') return
      // It was cancelled or carried out elsewhere: this part goes.
      toast({ title })
      void onChanged(null)
    },
    submit: async () => {
      await onChanged(await calls.resendEmailChange({}))
      toast({ title: t('mail.sentAgain') })
    },
  })
  const cancel = useForm({
    ...messages,
    form: {},
    submit: async () => {
      await calls.cancelEmailChange({})
      toast({ title: t('emailChange.cancelled') })
      await onChanged(null)
    },
  })
  return (
    <>
      <div className="flex gap-3">
        <Icon name="mail" className="text-primary mt-0.5 flex-none" />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{t('emailChange.pending', { email })}</p>
          <p className="text-muted text-sm">{t('emailChange.pendingText', { until })}</p>
        </div>
      </div>
      <HeldEmail link={link} />
      <FormAlert alert={resend.alert ?? cancel.alert} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton type="button" variant="secondary" isBusy={resend.isBusy} onClick={resend.send}>
          {t('mail.again')}
        </SubmitButton>
        <SubmitButton type="button" variant="ghost" isBusy={cancel.isBusy} onClick={cancel.send}>
          {t('emailChange.cancel')}
        </SubmitButton>
      </div>
    </>
  )
}

type ChangeFormProps = { profile: Profile; onRequested: (link: string | null) => Promise<void> }

function ChangeForm({ profile, onRequested }: ChangeFormProps) {
  const t = useTranslation()
  const proof = useProof(profile)
  const calls = useApiClient(accountsApi)
  const form = useForm({
    ...useErrorMessages(),
    form: emailChangeForm(proof),
    submit: async (typed) => {
      const passkey = await proof.askPasskey()
      if (passkey === null) return 'unsent'
      await onRequested(await calls.requestEmailChange({ ...typed, passkey }))
    },
  })
  return (
    <form {...form.props} className="mt-4 max-w-md space-y-4">
      <FormAlert alert={form.alert} />
      <TextField
        field={form.field('email')}
        label={t('field.newEmail')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <ProofFields
        proof={proof}
        password={form.field('password')}
        code={form.field('code')}
        label={t('field.currentPassword')}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton isBusy={form.isBusy}>{t('forgot.submit')}</SubmitButton>
        <ProofToggle proof={proof} />
      </div>
    </form>
  )
}
