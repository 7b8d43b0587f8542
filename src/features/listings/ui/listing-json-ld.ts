import { shownRating } from '#shared/rating.ts'
import { truncateText } from '#shared/text.ts'
import type { ListingDetail } from '../contract.ts'
import { clockTime } from '../rules/opening-hours.ts'

const weekDays = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
  holiday: 'PublicHolidays',
} as const

function openingHours(hours: ListingDetail['openingHours']) {
  if (hours?.kind === 'always')
    return [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: Object.values(weekDays), opens: '00:00', closes: '23:59' },
    ]
  if (hours?.kind !== 'weekly') return undefined
  return Object.entries(weekDays).flatMap(([day, name]) =>
    (hours.days[day as keyof typeof weekDays] ?? []).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: name,
      opens: clockTime(from),
      closes: to === 1440 ? '23:59' : clockTime(to),
    })),
  )
}

/**
 * schema.org LocalBusiness with breadcrumb and FAQ. Ratings are included only when published reviews exist. `url` is
 * the canonical URL, `home` the site's base URL.
 */
export function listingJsonLd(listing: ListingDetail, url: string, home: string, categoryUrl: string) {
  const business = {
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name: listing.name.text,
    description: listing.summary?.text ?? truncateText(listing.description.text, 300),
    telephone: listing.phoneNumber ?? listing.whatsappNumber,
    address: { '@type': 'PostalAddress', addressRegion: 'Hong Kong', addressCountry: 'HK' },
    areaServed: listing.allAreas.map(({ name }) => name),
    image: listing.photos
      .map((photo) => photo.variants.at(-1))
      .flatMap((variant) => (variant ? [new URL(variant.url, home).href] : [])),
    openingHoursSpecification: openingHours(listing.openingHours),
    currenciesAccepted: 'HKD',
    ...(listing.rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: shownRating(listing.rating),
        reviewCount: listing.ratingCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: listing.category.name, item: categoryUrl },
      { '@type': 'ListItem', position: 2, name: listing.name.text, item: url },
    ],
  }
  const questions = {
    '@type': 'FAQPage',
    mainEntity: listing.faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question.text,
      acceptedAnswer: { '@type': 'Answer', text: answer.text },
    })),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [business, breadcrumb, ...(listing.faq.length > 0 ? [questions] : [])],
  }
}
