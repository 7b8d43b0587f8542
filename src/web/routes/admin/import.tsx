import { useFreshPassword } from '#features/accounts/ui/fresh-password.tsx'
import { useTranslation } from '#features/backoffice/ui/use-translation.ts'
import { importsApi } from '#features/imports/api.ts'
import { ImportScreen } from '#features/imports/ui/import-screen.tsx'
import { preload } from '#platform/scope.ts'
import { PageHead } from '#platform/ui/page-head.tsx'
import { anyText } from '#shared/known-params.ts'

const loader = preload((api, { url }) => {
  const id = url.searchParams.get('id')
  const { findLatest, get } = api(importsApi)
  return id ? [get.queryOptions({ input: { id } })] : [findLatest.queryOptions({ input: {} })]
})
export { loader, loader as clientLoader }
export const handle = { params: { id: anyText } }

export default function Import() {
  const t = useTranslation()
  const { withPassword, dialog } = useFreshPassword()
  return (
    <>
      <PageHead title={t('screen.import')} />
      <ImportScreen withPassword={withPassword} />
      {dialog}
    </>
  )
}
