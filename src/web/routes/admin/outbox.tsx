import { useTranslation } from '#features/backoffice/ui/use-translation.ts'
import { notificationsApi } from '#features/notifications/api.ts'
import { outboxFilters, outboxPages, outboxParams } from '#features/notifications/ui/outbox-queries.ts'
import { OutboxScreen } from '#features/notifications/ui/outbox-screen.tsx'
import { emailTypes } from '#features/notifications/ui/use-email-names.ts'
import { preload } from '#platform/scope.ts'
import { PageHead } from '#platform/ui/page-head.tsx'
import { readTableState } from '#platform/ui/use-table-state.ts'

const loader = preload((api, { url }) => [
  emailTypes(api(notificationsApi)),
  outboxPages(api(notificationsApi), readTableState(url.searchParams, outboxFilters, '-created')),
])
export { loader, loader as clientLoader }
export const handle = { params: outboxParams }

export default function Outbox() {
  const t = useTranslation()
  return (
    <>
      <PageHead title={t('screen.outbox')} />
      <OutboxScreen />
    </>
  )
}
