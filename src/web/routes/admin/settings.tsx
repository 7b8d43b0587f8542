import { useFreshPassword } from '#features/accounts/ui/fresh-password.tsx'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { backofficeApi } from '#features/backoffice/api.ts'
import { useTranslation } from '#features/backoffice/ui/use-translation.ts'
import { Warnings } from '#features/backoffice/ui/warnings.tsx'
import { MailPreviews } from '#features/notifications/ui/mail-previews.tsx'
import { settingsApi } from '#features/settings/api.ts'
import { SettingsScreen } from '#features/settings/ui/settings-screen.tsx'
import { preload } from '#platform/scope.ts'
import { PageHead } from '#platform/ui/page-head.tsx'

const loader = preload((api) => [
  api(settingsApi).findAll.queryOptions({ input: {} }),
  api(backofficeApi).getWarnings.queryOptions({ input: {} }),
])
export { loader, loader as clientLoader }

export default function Settings() {
  const t = useTranslation()
  const { withPassword, dialog } = useFreshPassword()
  const { data: me } = useMe()
  return (
    <>
      <PageHead title={t('screen.settings')} />
      <div className="max-w-4xl">
        <Warnings />
      </div>
      <SettingsScreen withPassword={withPassword} extras={{ Email: me && <MailPreviews myAddress={me.email} /> }} />
      {dialog}
    </>
  )
}
