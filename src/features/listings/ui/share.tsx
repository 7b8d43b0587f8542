import { clsx } from 'clsx'
import { absoluteUrl } from '#platform/scope.ts'
import { buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useScope } from '#platform/ui/scope.tsx'
import { tryShare } from '#platform/ui/try-share.ts'
import { whatsappShareLink } from '#shared/hk-phone.ts'
import type { ListingDetail } from '../contract.ts'
import { listingPath } from '../rules/listing-path.ts'
import { useCopyLink } from './use-copy-link.ts'
import { useTranslation } from './use-translation.ts'

/** Share by the system share sheet, WhatsApp, link or print. Each counts as a share. */
export function Share({ listing }: { listing: ListingDetail }) {
  const t = useTranslation()
  const scope = useScope()
  const path = listingPath(listing.slug)
  const url = absoluteUrl(scope, scope.locale, path)
  const copy = useCopyLink(path)
  const shareData = { 'data-contact': 'share', 'data-listing': listing.id }
  const buttonStyle = clsx(buttonClass({ size: 'sm', variant: 'ghost' }), 'max-lg:min-h-11')
  const scriptedStyle = clsx(buttonStyle, 'noscript:hidden')

  const share = async () => void ((await tryShare({ title: listing.name.text, url })) || (await copy()))

  return (
    <div className="-mx-3 flex flex-wrap gap-x-1 print:hidden">
      {/* The script in the head says whether there is a share sheet: a button that came later would move the page. */}
      <button
        type="button"
        onClick={() => void share()}
        className={clsx(buttonStyle, 'hidden [[data-share]_&]:inline-flex')}
        {...shareData}
      >
        <Icon name="share-2" size={18} />
        {t('share.share')}
      </button>
      <a
        href={whatsappShareLink(`${listing.name.text} ${url}`)}
        target="_blank"
        rel="noopener"
        className={buttonStyle}
        {...shareData}
      >
        <Icon name="whatsapp" size={18} />
        {t('share.whatsapp')}
      </a>
      <button type="button" onClick={() => void copy()} className={scriptedStyle} {...shareData}>
        <Icon name="link" size={18} />
        {t('share.copy')}
      </button>
      <button type="button" onClick={() => window.print()} className={scriptedStyle} {...shareData}>
        <Icon name="printer" size={18} />
        {t('share.print')}
      </button>
    </div>
  )
}
