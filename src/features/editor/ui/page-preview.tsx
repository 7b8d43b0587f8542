import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListingContent } from '#features/listings/rules/content.ts'
import { ListingPreview } from '#features/listings/ui/listing-preview.tsx'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { editorApi } from '../api.ts'
import { useTranslation } from './use-translation.ts'

/** Button that opens a full page preview of the unsaved content. Stores nothing. */
export function PagePreview({ id, content }: { id: string | undefined; content: ListingContent }) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button className="mt-4" onClick={() => setOpen(true)}>
        <Icon name="eye" size={18} />
        {listingT('preview.page')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={listingT('preview.page')}
        closeLabel={t('preview.close')}
      >
        <Page id={id} content={content} />
      </Sheet>
    </>
  )
}

function Page({ id, content }: { id: string | undefined; content: ListingContent }) {
  const t = useTranslation()
  const locale = useLocale()
  const query = useApi(editorApi).preview.queryOptions({ input: { locale, content, ...(id && { id }) } })
  const { data, isError } = useQuery({ ...query, gcTime: 0, retry: false })
  if (isError) return <p role="alert">{t('preview.failed')}</p>
  if (!data)
    return (
      <p role="status" className="flex items-center gap-2">
        <Spinner />
        <span>{t('form.loading')}</span>
      </p>
    )
  return <ListingPreview listing={data} />
}
