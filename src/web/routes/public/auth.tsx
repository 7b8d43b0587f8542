import type { ReactNode } from 'react'
import { Link, Navigate, redirect, useNavigate, useSearchParams } from 'react-router'
import { accountsApi } from '#features/accounts/api.ts'
import { ConfirmForm } from '#features/accounts/ui/confirm-form.tsx'
import { ForgotForm } from '#features/accounts/ui/forgot-form.tsx'
import { ProviderButtons, providersQuery } from '#features/accounts/ui/provider-buttons.tsx'
import { ResetForm } from '#features/accounts/ui/reset-form.tsx'
import { SignInForm } from '#features/accounts/ui/sign-in-form.tsx'
import { SignUpForm } from '#features/accounts/ui/sign-up-form.tsx'
import { meQuery, useEnter, useMe } from '#features/accounts/ui/use-me.ts'
import { useTranslation } from '#features/accounts/ui/use-translation.ts'
import { setPendingFavorite, readPendingFavorite } from '#features/favorites/ui/pending-favorite.ts'
import { preload } from '#platform/scope.ts'
import { Head } from '#platform/ui/head.tsx'
import { useScope } from '#platform/ui/scope.tsx'
import { nextOf } from '../../shell/next.ts'

const modes = ['sign-in', 'sign-up', 'forgot', 'reset', 'confirm'] as const
type Mode = (typeof modes)[number]
const modeOf = (params: URLSearchParams): Mode => modes.find((mode) => mode === params.get('mode')) ?? 'sign-in'

/** Links of e-mails work for whoever is signed in too; the other modes are for visitors. */
const isForVisitors = (mode: Mode) => mode !== 'reset' && mode !== 'confirm'

const screen = preload(async (api, { url: { searchParams }, load, baseUrl }) => {
  const isMember = (await load(meQuery(api(accountsApi)))) !== null
  if (isMember && isForVisitors(modeOf(searchParams))) throw redirect(nextOf(searchParams, baseUrl))
  return [providersQuery(api(accountsApi))]
})
export { screen as loader, screen as clientLoader }

export default function Auth() {
  const t = useTranslation()
  const { baseUrl } = useScope()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const enter = useEnter()
  const { data: me } = useMe()
  const mode = modeOf(params)
  const next = nextOf(params, baseUrl)
  const token = params.get('token') ?? ''
  const code = params.get('ref')
  const kept = { ...(next !== '/' && { next }), ...(code !== null && { ref: code }) }
  const pathTo = (other: Mode) => `/auth?${new URLSearchParams({ mode: other, ...kept })}`
  if (me && isForVisitors(mode)) return <Navigate to={next} replace />
  switch (mode) {
    case 'sign-in':
      return (
        <Screen title={t('signIn.title')} ask={t('signIn.new')} other={pathTo('sign-up')} otherName={t('signUp.title')}>
          <SignInForm onSignedIn={enter} forgotPath={pathTo('forgot')} next={next} wishOf={readPendingFavorite} />
          <ProviderButtons next={next} code={code} />
        </Screen>
      )
    case 'sign-up':
      return (
        <Screen
          title={t('signUp.title')}
          ask={t('signUp.known')}
          other={pathTo('sign-in')}
          otherName={t('signIn.title')}
        >
          <SignUpForm next={next} code={code} wishOf={readPendingFavorite} />
          <ProviderButtons next={next} code={code} />
        </Screen>
      )
    case 'forgot':
      return (
        <Screen title={t('forgot.title')} other={pathTo('sign-in')}>
          <ForgotForm />
        </Screen>
      )
    case 'reset':
      return (
        <Screen title={t('reset.title')} other={pathTo('sign-in')}>
          <ResetForm
            token={token}
            onReset={() => {
              enter(null)
              void navigate(pathTo('sign-in'), { replace: true })
            }}
          />
        </Screen>
      )
    case 'confirm':
      return (
        <Screen title={t('confirm.title')} other={pathTo('sign-in')}>
          <ConfirmForm
            token={token}
            next={next}
            onSignedIn={(member, wish) => {
              // Before somebody is there: that is when a wish is taken.
              if (wish !== null) setPendingFavorite(wish)
              enter(member)
              void navigate(next, { replace: true })
            }}
          />
        </Screen>
      )
  }
}

type ScreenProps = {
  title: string
  /** What stands before the way to the other screen. */
  ask?: string
  other: string
  otherName?: string
  children: ReactNode
}

function Screen({ title, ask, other, otherName, children }: ScreenProps) {
  const t = useTranslation()
  return (
    <div className="wrap max-w-md py-8 sm:py-14">
      <Head title={title} description={t('signUp.description')} isPrivate />
      <h1 className="mb-6 text-2xl font-bold">{title}</h1>
      {children}
      <p className="border-line mt-6 flex items-center gap-2 border-t pt-4">
        {ask}
        <Link
          to={other}
          className="text-primary inline-flex min-h-11 items-center font-semibold underline-offset-2 hover:underline"
        >
          {otherName ?? t('auth.back')}
        </Link>
      </p>
    </div>
  )
}
