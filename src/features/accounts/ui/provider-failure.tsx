import { ButtonLink } from '#platform/ui/button.tsx'
import { Head } from '#platform/ui/head.tsx'
import { providerIds } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

/** Maps the error parameter of the callback to message keys. */
const reasons: Record<string, 'denied' | 'unconfirmed'> = {
  access_denied: 'denied',
  user_cancelled_authorize: 'denied',
  account_not_linked: 'unconfirmed',
}

/** Explains why a provider sign-in failed, with a link back. */
export function ProviderFailure({
  provider,
  error,
  backPath: back,
}: {
  provider: string | null
  error: string | null
  backPath: string
}) {
  const t = useTranslation()
  const known = providerIds.find((id) => id === provider) ?? 'other'
  const title = t(`provider.failed.${known}`)
  const reasonText =
    error === 'BANNED_USER'
      ? t('refused.ACCOUNT_DEACTIVATED')
      : error === 'address_banned'
        ? t('refused.ADDRESS_BANNED')
        : t(`provider.reason.${reasons[error ?? ''] ?? 'other'}`)
  return (
    <div className="wrap max-w-md py-10 sm:py-16">
      <Head title={title} description={title} noIndex />
      <h1 className="mb-4 text-2xl font-bold">{title}</h1>
      <p role="alert" className="mb-6">
        {reasonText}
      </p>
      <ButtonLink to={back} variant="primary">
        {t('auth.back')}
      </ButtonLink>
    </div>
  )
}
