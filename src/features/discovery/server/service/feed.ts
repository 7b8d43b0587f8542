import type { ListingCard } from '#features/listings/contract.ts'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { absoluteUrl } from '#platform/scope.ts'
import { brand } from '#shared/brand.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import type { Locale } from '#shared/locale.ts'

type Feed = {
  baseUrl: string
  locale: Locale
  title: string
  description: string
  listings: (ListingCard & { publishedAt: string })[]
}

/** RSS of the newest listings in one language. */
export function feed({ baseUrl, locale, title, description, listings }: Feed): string {
  const items = listings.map((listing) => {
    const link = absoluteUrl({ baseUrl }, locale, listingPath(listing.slug))
    const place = [listing.category.name, ...listing.areas.map((area) => area.name)].join(' · ')
    return `<item><title>${escapeHtml(listing.name.text)}</title><link>${escapeHtml(link)}</link><guid isPermaLink="false">${listing.id}</guid><pubDate>${new Date(listing.publishedAt).toUTCString()}</pubDate><category>${escapeHtml(listing.category.name)}</category><description>${escapeHtml(listing.summary ? `${place}. ${listing.summary.text}` : place)}</description></item>`
  })
  const self = `${baseUrl}/feed.xml?language=${locale}`
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeHtml(`${brand.name} ${brand.nameZh}: ${title}`)}</title>
<link>${escapeHtml(absoluteUrl({ baseUrl }, locale, '/'))}</link>
<atom:link href="${escapeHtml(self)}" rel="self" type="application/rss+xml"/>
<description>${escapeHtml(description)}</description>
<language>${locale}</language>
${items.join('\n')}
</channel></rss>
`
}
