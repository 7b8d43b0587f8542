import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { absoluteUrl } from '#platform/scope.ts'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useScope } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'

/** Copies the address of a page of this site, in the reader's language. */
export function CopyLink({ path }: { path: string }) {
  const t = useListingTranslation()
  const scope = useScope()
  const copy = async () => {
    const url = absoluteUrl(scope, scope.locale, path)
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: t('share.copied') })
    } catch {
      toast({ title: t('share.copyFailed'), description: url, variant: 'destructive' })
    }
  }
  return (
    <Button onClick={() => void copy()} className="noscript:hidden">
      <Icon name="link" size={18} />
      {t('share.copy')}
    </Button>
  )
}
