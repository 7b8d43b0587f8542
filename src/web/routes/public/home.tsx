import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { catalogApi } from '#features/catalog/api.ts'
import type { CategoryGroup } from '#features/catalog/contract.ts'
import { popularCategories } from '#features/catalog/rules.ts'
import { CategoryGrid } from '#features/catalog/ui/category-grid.tsx'
import { discoveryApi } from '#features/discovery/api.ts'
import { HomeMap } from '#features/discovery/ui/home-map.tsx'
import { RestoredSearchBox } from '#features/discovery/ui/restored-search-box.tsx'
import { Heart } from '#features/favorites/ui/heart.tsx'
import type { ListingCard } from '#features/listings/contract.ts'
import { ListingRow } from '#features/listings/ui/listing-row.tsx'
import { ConvertedNote } from '#features/listings/ui/localized-text.tsx'
import { reviewsApi } from '#features/reviews/api.ts'
import { reviewCountsQuery } from '#features/reviews/ui/review-counts.ts'
import { ReviewQuote } from '#features/reviews/ui/review-quote.tsx'
import { preload } from '#platform/scope.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Head } from '#platform/ui/head.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { JsonLd } from '#platform/ui/json-ld.tsx'
import { useApi, useScope } from '#platform/ui/scope.tsx'
import { brand } from '#shared/brand.ts'
import type { Locale } from '#shared/locale.ts'
import { useTranslation } from '../../use-translation.ts'

const renderHeart = (listing: ListingCard) => <Heart listing={listing} />

const featured = (locale: Locale) => ({ input: { locale, limit: 8 } })
const topRated = (locale: Locale) => ({ input: { locale, limit: 4 } })
/** The best rated who are open; the sort has no paid places. */
const openNow = (locale: Locale) => ({
  input: {
    locale,
    open: '1' as const,
    sort: 'rating' as const,
    limit: 3,
    cards: 'short' as const,
    facets: 'open' as const,
  },
})
/** For the number of checked licences. */
const licensed = (locale: Locale) => ({
  input: { locale, licensed: '1' as const, limit: 1, cards: 'short' as const, facets: 'open' as const },
})
const latest = (locale: Locale) => ({ input: { locale, limit: 6 } })

const loader = preload((api, { locale }) => [
  api(catalogApi).findCategories.queryOptions({ input: { locale } }),
  api(discoveryApi).findFeatured.queryOptions(featured(locale)),
  api(discoveryApi).findTopRated.queryOptions(topRated(locale)),
  api(discoveryApi).search.queryOptions(openNow(locale)),
  api(discoveryApi).search.queryOptions(licensed(locale)),
  reviewCountsQuery(api(reviewsApi)),
  api(reviewsApi).findLatest.queryOptions(latest(locale)),
])
export { loader, loader as clientLoader }

export const handle = { hasSearchBox: true }

export default function Home() {
  const t = useTranslation()
  const { locale } = useScope()
  const [catalog, discovery, reviews] = [useApi(catalogApi), useApi(discoveryApi), useApi(reviewsApi)]
  const groups = useQuery(catalog.findCategories.queryOptions({ input: { locale } })).data ?? []
  const recommended = useQuery(discovery.findFeatured.queryOptions(featured(locale))).data ?? []
  const topRatedListings = useQuery(discovery.findTopRated.queryOptions(topRated(locale))).data ?? []
  const open = useQuery(discovery.search.queryOptions(openNow(locale))).data?.items ?? []
  const checked = useQuery(discovery.search.queryOptions(licensed(locale))).data?.total ?? 0
  const reviewed = useQuery(reviewCountsQuery(reviews)).data?.published ?? 0
  const quotes = useQuery(reviews.findLatest.queryOptions(latest(locale))).data ?? []
  return (
    <div className="wrap">
      <Head title={t('home.title')} description={t('home.description')} path="/" />
      <SiteData />
      <div className="mx-auto max-w-3xl py-10 text-center lg:py-16">
        <h1 className="mb-6 text-2xl font-bold tracking-tight sm:text-3xl lg:text-4xl">{t('home.heading')}</h1>
        <div className="text-left">
          <RestoredSearchBox size="lg" />
          <Proof reviews={reviewed} licences={checked} />
          <QuickChips groups={groups} />
          <div className="mt-2">
            <HomeMap />
          </div>
        </div>
      </div>
      {open.length > 0 && (
        <Section title={t('home.openNow')} more={<Link to="/explore?open=1">{t('home.allCategories')}</Link>} isFirst>
          <ListingRow listings={open} label={t('home.openNow')} renderHeart={renderHeart} />
        </Section>
      )}
      <Section title={t('home.categories')} isFirst={open.length === 0}>
        <CategoryGrid groups={groups} />
      </Section>
      {recommended.length > 0 && (
        <Section title={t('home.featured')} more={<Link to="/explore">{t('home.allCategories')}</Link>}>
          <ListingRow listings={recommended} label={t('home.featured')} renderHeart={renderHeart} />
        </Section>
      )}
      {topRatedListings.length > 0 && (
        <Section title={t('home.topRated')} more={<Link to="/explore?sort=rating">{t('home.allCategories')}</Link>}>
          <ListingRow listings={topRatedListings} label={t('home.topRated')} renderHeart={renderHeart} />
        </Section>
      )}
      {quotes.length > 0 && (
        <Section title={t('home.reviews')}>
          <ul aria-label={t('home.reviews')} className="swipe-row lg:grid-cols-3">
            {quotes.map((review) => (
              <li key={review.id} className="w-76 lg:w-auto">
                <ReviewQuote review={review} />
              </li>
            ))}
          </ul>
          <ConvertedNote texts={quotes.map(({ body }) => body)} />
        </Section>
      )}
      <Section title={t('home.how')}>
        <Steps />
      </Section>
      <ListYourService />
    </div>
  )
}

function Section({
  title,
  more,
  isFirst = false,
  children,
}: {
  title: string
  more?: ReactNode
  isFirst?: boolean
  children: ReactNode
}) {
  return (
    <section className={isFirst ? '' : 'below mt-12 lg:mt-16'}>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-xl font-bold">{title}</h2>
        {more && (
          <span className="text-primary -my-3 text-sm font-semibold hover:underline [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center">
            {more}
          </span>
        )}
      </div>
      {children}
    </section>
  )
}

/** Proof of the site in figures of the day. */
function Proof({ reviews, licences }: { reviews: number; licences: number }) {
  const t = useTranslation()
  const facts = [
    reviews > 0 && t('home.proof.reviews', { count: reviews }),
    licences > 0 && t('home.proof.licences', { count: licences }),
    t('home.proof.free'),
  ].filter((fact) => fact !== false)
  return (
    <p className="dot-separated mt-3 justify-center text-sm">
      {facts.map((fact, index) => (index === 0 ? fact : <span key={fact}>{fact}</span>))}
    </p>
  )
}

/** The four categories with most listings; the first four when there are no listings. */
function QuickChips({ groups }: { groups: CategoryGroup[] }) {
  const t = useTranslation()
  const popular = popularCategories(groups, 4)
  return (
    <ul
      aria-label={t('home.popular')}
      className="-mx-4 mt-4 flex [scrollbar-width:none] gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {popular.map(({ slug, name, icon }) => (
        <li key={slug} className="flex-none">
          <Link
            to={`/category/${slug}`}
            className="border-line bg-surface hover:border-line-strong inline-flex min-h-11 items-center gap-2 rounded-full border px-3 text-sm font-medium sm:px-4"
          >
            <Icon name={icon} size={18} className="text-primary" alone />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Steps() {
  const t = useTranslation()
  const steps = [
    { icon: 'search', title: t('home.step1'), text: t('home.step1Text') },
    { icon: 'list-filter', title: t('home.step2'), text: t('home.step2Text') },
    { icon: 'whatsapp', title: t('home.step3'), text: t('home.step3Text') },
  ]
  return (
    <ol className="grid gap-5 sm:grid-cols-3">
      {steps.map(({ icon, title, text }) => (
        <li key={icon} className="flex gap-4 sm:flex-col sm:gap-3">
          <span className="rounded-card bg-primary-soft text-primary inline-flex size-12 flex-none items-center justify-center">
            <Icon name={icon} size={24} />
          </span>
          <div>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function ListYourService() {
  const t = useTranslation()
  return (
    <section className="below rounded-card bg-primary-soft mt-12 flex flex-col items-start gap-4 p-6 sm:flex-row sm:items-center sm:justify-between sm:p-8 lg:mt-16">
      <div>
        <h2 className="text-xl font-bold">{t('home.list')}</h2>
        <p className="mt-1">{t('home.listText')}</p>
      </div>
      <ButtonLink to="/submit-listing" variant="primary" size="lg" className="flex-none">
        {t('home.listButton')}
      </ButtonLink>
    </section>
  )
}

/** Structured data of the site and its search for search engines. */
function SiteData() {
  const { baseUrl } = useScope()
  return (
    <JsonLd
      data={
        import.meta.env.SSR && {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: brand.name,
          alternateName: brand.nameZh,
          url: `${baseUrl}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${baseUrl}/explore?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        }
      }
    />
  )
}
