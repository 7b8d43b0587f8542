import type { ReactNode } from 'react'
import { Link, Navigate, redirect, useNavigate, useSearchParams } from 'react-router'
import { accountsApi } from '#features/accounts/api.ts'
import { ChangeEmailForm } from '#features/accounts/ui/change-email-form.tsx'
import { ConfirmForm } from '#features/accounts/ui/confirm-form.tsx'
import { EndSessionForm } from '#features/accounts/ui/end-session-form.tsx'
import { ForgotForm } from '#features/accounts/ui/forgot-form.tsx'
import { PasskeySignIn } from '#features/accounts/ui/passkey-button.tsx'
import { ProviderButtons, providersQuery } from '#features/accounts/ui/provider-buttons.tsx'
import { ResetForm } from '#features/accounts/ui/reset-form.tsx'
import { SecondFactorGate } from '#features/accounts/ui/second-factor-gate.tsx'
import { SecondStep } from '#features/accounts/ui/second-step.tsx'
import { SignInForm } from '#features/accounts/ui/sign-in-form.tsx'
import { SignUpForm } from '#features/accounts/ui/sign-up-form.tsx'
import { meQuery, useSetMe, useMe } from '#features/accounts/ui/use-me.ts'
import { useTranslation } from '#features/accounts/ui/use-translation.ts'
import { readSavedIds, restoreOnDevice } from '#features/favorites/ui/device-shortlist.ts'
import { preload } from '#platform/scope.ts'
import { Head } from '#platform/ui/head.tsx'
import { useScope } from '#platform/ui/scope.tsx'
import { anyText, type KnownParams } from '#shared/known-params.ts'
import { nextOf } from '../../shell/next.ts'
import { signInReason } from '../../shell/sign-in-reason.ts'

const modes = [
  'sign-in',
  'code',
  'sign-up',
  'forgot',
  'reset',
  'confirm',
  'change-email',
  'end',
  'second-factor',
] as const
type Mode = (typeof modes)[number]
const modeOf = (params: URLSearchParams): Mode => modes.find((mode) => mode === params.get('mode')) ?? 'sign-in'

/** Links in emails (reset, confirm, change-email, end) also work when signed in; signing in and up are for visitors. */
const isForVisitors = (mode: Mode) => ['sign-in', 'code', 'sign-up', 'forgot'].includes(mode)

const loader = preload(async (api, { url: { searchParams }, load, baseUrl }) => {
  const isMember = (await load(meQuery(api(accountsApi)))) !== null
  if (isMember && isForVisitors(modeOf(searchParams))) throw redirect(nextOf(searchParams, baseUrl))
  return [providersQuery(api(accountsApi))]
})
export { loader, loader as clientLoader }
export const handle = {
  params: { mode: modes, next: anyText, token: anyText, ref: anyText, ended: anyText } satisfies KnownParams,
}

export default function Auth() {
  const t = useTranslation()
  const { baseUrl } = useScope()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const setMe = useSetMe()
  const { data: me } = useMe()
  const mode = modeOf(params)
  const next = nextOf(params, baseUrl)
  const token = params.get('token') ?? ''
  const code = params.get('ref')
  const preserved = { ...(next !== '/' && { next }), ...(code !== null && { ref: code }) }
  const reason = signInReason(next)
  const pathTo = (target: Mode) => `/auth?${new URLSearchParams({ mode: target, ...preserved })}`
  if (me && isForVisitors(mode)) return <Navigate to={next} replace />
  switch (mode) {
    case 'sign-in':
      return (
        <Screen
          title={t('signIn.title')}
          reason={params.has('ended') ? t('signIn.ended') : reason && t(`signIn.for.${reason}`)}
          prompt={t('signIn.new')}
          otherPath={pathTo('sign-up')}
          otherLabel={t('signUp.title')}
        >
          <SignInForm onSignedIn={setMe} forgotPath={pathTo('forgot')} next={next} getSavedListingIds={readSavedIds} />
          <div className="mt-4">
            <PasskeySignIn onSignedIn={setMe} />
          </div>
          <ProviderButtons next={next} code={code} />
        </Screen>
      )
    case 'code':
      return (
        <Screen title={t('signIn.title')} otherPath={pathTo('sign-in')}>
          <SecondStep text={t('code.textProvider')} onSignedIn={setMe} />
        </Screen>
      )
    case 'sign-up':
      return (
        <Screen
          title={t('signUp.title')}
          reason={reason && t(`signIn.for.${reason}`)}
          prompt={t('signUp.known')}
          otherPath={pathTo('sign-in')}
          otherLabel={t('signIn.title')}
        >
          <SignUpForm next={next} code={code} getSavedListingIds={readSavedIds} />
          <ProviderButtons next={next} code={code} />
        </Screen>
      )
    case 'forgot':
      return (
        <Screen title={t('forgot.title')} otherPath={pathTo('sign-in')}>
          <ForgotForm next={next} />
        </Screen>
      )
    case 'reset':
      return (
        <Screen title={t('reset.title')} otherPath={pathTo('sign-in')}>
          <ResetForm
            token={token}
            next={next}
            onReset={() => {
              setMe(null)
              void navigate(pathTo('sign-in'), { replace: true })
            }}
          />
        </Screen>
      )
    case 'change-email':
      return (
        <Screen
          title={t('changeEmail.title')}
          otherPath={me ? '/' : pathTo('sign-in')}
          otherLabel={me ? t('gate.home') : undefined}
        >
          <ChangeEmailForm token={token} />
        </Screen>
      )
    case 'end':
      return (
        <Screen title={t('end.title')} otherPath={pathTo('sign-in')}>
          <EndSessionForm token={token} forgotPath={pathTo('forgot')} />
        </Screen>
      )
    case 'second-factor':
      if (!me) return <Navigate to={pathTo('sign-in')} replace />
      if (!me.secondFactor) return <Navigate to={next} replace />
      return (
        <Screen title={t('gate.title')} otherPath="/" otherLabel={t('gate.home')}>
          <SecondFactorGate me={me} onConfirmed={setMe} />
        </Screen>
      )
    case 'confirm':
      return (
        <Screen title={t('confirm.title')} otherPath={pathTo('sign-in')}>
          <ConfirmForm
            token={token}
            next={next}
            onSignedIn={(member, savedListingIds) => {
              // Before sign-in takes effect, because that is when they become favourites.
              restoreOnDevice(savedListingIds)
              setMe(member)
              void navigate(next, { replace: true })
            }}
          />
        </Screen>
      )
  }
}

type ScreenProps = {
  title: string
  /** Why an account is needed, or that the session has ended. */
  reason?: string | null
  /** Text before the link to the other screen. */
  prompt?: string
  otherPath: string
  otherLabel?: string
  children: ReactNode
}

function Screen({ title, reason, prompt, otherPath, otherLabel, children }: ScreenProps) {
  const t = useTranslation()
  return (
    <div className="wrap max-w-md py-8 sm:py-14">
      <Head title={title} description={t('signUp.description')} noIndex />
      <h1 className="text-2xl font-bold">{title}</h1>
      {reason && <p className="text-muted mt-1">{reason}</p>}
      <div className="mt-6">{children}</div>
      <p className="border-line mt-6 flex items-center gap-2 border-t pt-4">
        {prompt}
        <Link
          to={otherPath}
          className="text-primary inline-flex min-h-11 items-center font-semibold underline-offset-2 hover:underline"
        >
          {otherLabel ?? t('auth.back')}
        </Link>
      </p>
    </div>
  )
}
