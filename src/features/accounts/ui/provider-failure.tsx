import { ButtonLink } from '#platform/ui/button.tsx'
import { Head } from '#platform/ui/head.tsx'
import { providerIds } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

/** What the sign-in library says of a failed return, as one of the reasons that we have words for. */
const reasons: Record<string, 'denied' | 'unconfirmed'> = {
  access_denied: 'denied',
  user_cancelled_authorize: 'denied',
  account_not_linked: 'unconfirmed',
}

/** A sign-in by a provider came to nothing: why, and the way back. */
export function ProviderFailure({
  provider,
  error,
  back,
}: {
  provider: string | null
  error: string | null
  back: string
}) {
  const t = useTranslation()
  const known = providerIds.find((id) => id === provider) ?? 'other'
  const title = t(`provider.failed.${known}`)
  const why =
    error === 'BANNED_USER' ? t('refused.ACCOUNT_DEACTIVATED') : t(`provider.why.${reasons[error ?? ''] ?? 'other'}`)
  return (
    <div className="wrap max-w-md py-10 sm:py-16">
      <Head title={title} description={title} isPrivate />
      <h1 className="mb-4 text-2xl font-bold">{title}</h1>
      <p role="alert" className="mb-6">
        {why}
      </p>
      <ButtonLink to={back} variant="primary">
        {t('auth.back')}
      </ButtonLink>
    </div>
  )
}
