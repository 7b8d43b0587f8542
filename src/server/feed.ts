import { serverMessages } from 'virtual:messages'
import type { ListingCard } from '#features/listings/contract.ts'
import { translate } from '#platform/i18n.ts'
import { addressIn } from '#platform/scope.ts'
import { brand } from '#shared/brand.ts'
import type { Locale } from '#shared/locale.ts'
import { xml } from './sitemap.ts'

/** RSS of the newest listings in one language. */
export function feed(baseUrl: string, locale: Locale, listings: (ListingCard & { publishedAt: string })[]): string {
  const t = (key: string) => translate(serverMessages![locale], locale, 'web', key)
  const items = listings.map((listing) => {
    const link = addressIn({ baseUrl }, locale, `/service/${listing.slug}`)
    const place = [listing.category.name, ...listing.areas.map((area) => area.name)].join(' · ')
    return `<item><title>${xml(listing.name.text)}</title><link>${xml(link)}</link><guid isPermaLink="false">${listing.id}</guid><pubDate>${new Date(listing.publishedAt).toUTCString()}</pubDate><category>${xml(listing.category.name)}</category><description>${xml(listing.summary ? `${place}. ${listing.summary.text}` : place)}</description></item>`
  })
  const self = `${baseUrl}/feed.xml?language=${locale}`
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xml(`${brand.name} ${brand.nameZh}: ${t('footer.feed')}`)}</title>
<link>${xml(addressIn({ baseUrl }, locale, '/'))}</link>
<atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>
<description>${xml(t('home.description'))}</description>
<language>${locale}</language>
${items.join('\n')}
</channel></rss>
`
}
