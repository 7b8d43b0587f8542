import { useFreshPassword } from '#features/accounts/ui/fresh-password.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { ApiKeys } from './api-keys.tsx'
import { useTranslation } from './use-translation.ts'
import { Webhooks } from './webhooks.tsx'

/** API keys and webhooks of the signed-in member. */
export function IntegrationsScreen() {
  const t = useTranslation()
  const { withPassword, dialog } = useFreshPassword()
  return (
    <div className="wrap max-w-3xl py-6 lg:py-10">
      <PageHead title={t('title')} text={t('text')}>
        <a href="/api/docs" className="text-primary inline-flex min-h-11 items-center underline">
          {t('docs')}
        </a>
      </PageHead>
      <div className="mt-8 space-y-10">
        <ApiKeys withPassword={withPassword} />
        <Webhooks withPassword={withPassword} />
      </div>
      {dialog}
    </div>
  )
}
