import { clsx } from 'clsx'
import { buttonClass } from '#platform/ui/button.tsx'
import { EmailAddress } from '#platform/ui/email-address.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { formatPhone, telLink, whatsappLink } from '#shared/hk-phone.ts'
import type { ListingDetail } from '../contract.ts'
import { withRequest } from '../rules/greeting.ts'
import { useStoredSearch } from './stored-search.ts'
import { useTranslation } from './use-translation.ts'

type ContactProps = { listing: ListingDetail; className?: string }

type WhatsappProps = {
  listing: Pick<ListingDetail, 'id' | 'whatsappNumber' | 'greeting' | 'categories'>
  className?: string
}

/** Opens WhatsApp with a draft message. Analytics count the click by the data attributes. */
export function WhatsappLink({ listing, className }: WhatsappProps) {
  const t = useTranslation()
  const request = useStoredSearch()?.request
  const isOfCategory = listing.categories.some(({ slug }) => slug === request?.category)
  return (
    <a
      href={whatsappLink(listing.whatsappNumber, withRequest(listing.greeting, isOfCategory ? request?.text : null))}
      target="_blank"
      rel="noopener nofollow"
      data-contact="whatsapp_click"
      data-listing={listing.id}
      className={clsx(
        buttonClass({ variant: 'whatsapp', size: 'lg' }),
        // On a phone whose browser enlarges everything the icon alone has room.
        'min-w-0 leading-tight max-[240px]:text-[0px] max-lg:px-3',
        className,
      )}
    >
      <Icon name="whatsapp" size={22} />
      {t('detail.whatsapp')}
    </a>
  )
}

export function CallLink({ listing, className }: ContactProps) {
  const t = useTranslation()
  const number = listing.phoneNumber ?? listing.whatsappNumber
  return (
    <a
      href={telLink(number)}
      data-contact="call_click"
      data-listing={listing.id}
      className={clsx(buttonClass({ size: 'lg' }), 'max-sm:px-3.5', className)}
    >
      <Icon name="phone" />
      <span className="whitespace-nowrap max-sm:sr-only">{t('detail.call')}</span>
    </a>
  )
}

/** All contact details. Numbers are also shown as text, because a desktop without WhatsApp cannot open the link. */
export function ContactList({ listing }: { listing: ListingDetail }) {
  const t = useTranslation()
  const { whatsappNumber, phoneNumber, websiteUrl, email } = listing
  const row = 'flex min-h-11 items-center gap-2 text-sm'
  return (
    <ul>
      <li className={row}>
        <Icon name="whatsapp" size={18} className="text-muted" />
        <span className="tabular">{formatPhone(whatsappNumber)}</span>
      </li>
      {phoneNumber && phoneNumber !== whatsappNumber && (
        <li className={row}>
          <Icon name="phone" size={18} className="text-muted" />
          <span className="tabular">{formatPhone(phoneNumber)}</span>
        </li>
      )}
      {websiteUrl && (
        <li className={row}>
          <Icon name="globe" size={18} className="text-muted" />
          <a
            href={websiteUrl}
            target="_blank"
            rel="noopener nofollow ugc"
            data-contact="website_click"
            data-listing={listing.id}
            className="text-primary min-w-0 truncate underline"
          >
            {t('detail.website')} <span className="text-muted">({new URL(websiteUrl).hostname})</span>
          </a>
        </li>
      )}
      {email && (
        <li className={row}>
          <Icon name="mail" size={18} className="text-muted" />
          <a href={`mailto:${email}`} className="text-primary min-w-0 wrap-anywhere underline">
            <EmailAddress email={email} />
          </a>
        </li>
      )}
    </ul>
  )
}
