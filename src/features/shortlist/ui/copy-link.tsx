import { useCopyLink } from '#features/listings/ui/use-copy-link.ts'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'

/** Copies the address of a page of this site, in the reader's language. */
export function CopyLink({ path }: { path: string }) {
  const t = useListingTranslation()
  const copy = useCopyLink(path)
  return (
    <Button onClick={() => void copy()} className="noscript:hidden">
      <Icon name="link" size={18} />
      {t('share.copy')}
    </Button>
  )
}
