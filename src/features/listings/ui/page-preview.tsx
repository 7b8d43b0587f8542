import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { listingsApi } from '../api.ts'
import type { ListingContent } from '../rules/content.ts'
import { ListingPreview } from './listing-preview.tsx'
import { useTranslation } from './use-translation.ts'

/** Button that opens a full page preview of the unsaved content. Stores nothing. */
export function PagePreview({ id, content }: { id: string | undefined; content: ListingContent }) {
  const t = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button className="mt-4" onClick={() => setOpen(true)}>
        <Icon name="eye" size={18} />
        {t('preview.page')}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('preview.page')} closeLabel={t('preview.close')}>
        <Page id={id} content={content} />
      </Sheet>
    </>
  )
}

function Page({ id, content }: { id: string | undefined; content: ListingContent }) {
  const t = useTranslation()
  const locale = useLocale()
  const query = useApi(listingsApi).preview.queryOptions({ input: { locale, content, ...(id && { id }) } })
  const { data, isError, dataUpdatedAt } = useQuery({ ...query, gcTime: 0, retry: false })
  if (isError) return <p role="alert">{t('preview.failed')}</p>
  if (!data)
    return (
      <p role="status" className="flex items-center gap-2">
        <Spinner />
        {t('form.loading')}
      </p>
    )
  return <ListingPreview listing={data} renderedAt={dataUpdatedAt} />
}
