import { clsx } from 'clsx'
import { useSyncExternalStore } from 'react'
import { addressIn } from '#platform/scope.ts'
import { buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useScope } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { whatsappShareLink } from '#shared/hk-phone.ts'
import type { ListingDetail } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

const never = () => () => {}

/** Share by the system's sheet, by WhatsApp, as a link, or on paper. Each counts as a share. */
export function Share({ listing }: { listing: ListingDetail }) {
  const t = useTranslation()
  const scope = useScope()
  const hasSheet = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )
  const url = addressIn(scope, scope.locale, `/service/${listing.slug}`)
  const counted = { 'data-contact': 'share', 'data-listing': listing.id }
  const look = clsx(buttonClass({ size: 'sm', variant: 'ghost' }), 'max-lg:min-h-11')

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: t('share.copied') })
    } catch {
      toast({ title: t('share.notCopied'), description: url, variant: 'destructive' })
    }
  }
  // Closing the sheet without a choice is no failure.
  const openSheet = () => void navigator.share({ title: listing.name.text, url }).catch(() => {})

  return (
    <div className="-mx-3 mt-2 flex flex-wrap gap-x-1 print:hidden">
      {hasSheet && (
        <button type="button" onClick={openSheet} className={look} {...counted}>
          <Icon name="share-2" size={18} />
          {t('share.share')}
        </button>
      )}
      <a
        href={whatsappShareLink(`${listing.name.text} ${url}`)}
        target="_blank"
        rel="noopener"
        className={look}
        {...counted}
      >
        <Icon name="whatsapp" size={18} />
        {t('share.whatsapp')}
      </a>
      <button type="button" onClick={() => void copy()} className={look} {...counted}>
        <Icon name="link" size={18} />
        {t('share.copy')}
      </button>
      <button type="button" onClick={() => window.print()} className={look} {...counted}>
        <Icon name="printer" size={18} />
        {t('share.print')}
      </button>
    </div>
  )
}
