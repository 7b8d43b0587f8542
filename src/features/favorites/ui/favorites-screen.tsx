import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useId, type SubmitEvent } from 'react'
import { Link, useHref, useNavigate, useSearchParams } from 'react-router'
import type { ListingCard as Listing } from '#features/listings/contract.ts'
import { ListingCard } from '#features/listings/ui/listing-card.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Head } from '#platform/ui/head.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { LoadMore } from '#platform/ui/load-more.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useApi, useLocale, useScope } from '#platform/ui/scope.tsx'
import { favoritesApi } from '../api.ts'
import { gridClass, gridSizes } from './card-grid.ts'
import { toInput, favoritePages } from './favorite-queries.ts'
import { Heart } from './heart.tsx'
import { useTranslation } from './use-translation.ts'

function useFavoritePages() {
  const { queries } = useScope()
  const locale = useLocale()
  const favorites = useApi(favoritesApi)
  const [parameters] = useSearchParams()
  const input = toInput(parameters)
  const pages = useInfiniteQuery(favoritePages(favorites, locale, input))
  // Drops the list on leaving if favourites were removed; an unchanged list keeps its pages and scroll position.
  useEffect(
    () => () =>
      queries.removeQueries({
        queryKey: favorites.find.key(),
        type: 'inactive',
        predicate: ({ state }) => state.isInvalidated,
      }),
    [queries, favorites],
  )
  return { q: input.q, pages }
}

/** The member's favourites with search and pagination; a removed card stays until the next visit. */
export function FavoritesScreen() {
  const t = useTranslation()
  const { q, pages } = useFavoritePages()
  const items = pages.data?.pages.flatMap((page) => page.items)
  const nextCursor = pages.data?.pages.at(-1)?.nextCursor
  return (
    <div className="wrap py-6 lg:py-10">
      <Head title={t('list.title')} description={t('list.description')} noIndex />
      <div className="mb-5 flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 className="text-2xl font-bold">{t('list.title')}</h1>
          <Link
            to="/user/searches"
            className="text-primary inline-flex min-h-11 items-center text-sm font-semibold hover:underline"
          >
            {t('list.searches')}
          </Link>
        </div>
        {(q || items?.length !== 0) && <Search key={q} q={q} />}
      </div>
      {pages.isPending && <LoadingSkeleton />}
      {pages.isLoadingError && (
        <Notice icon="circle-alert" title={t('list.failed')} isAlert>
          <Button variant="primary" onClick={() => void pages.refetch()}>
            {t('list.retry')}
          </Button>
        </Notice>
      )}
      {items?.length === 0 && (q ? <NoneFound q={q} /> : <NothingSaved />)}
      {items && items.length > 0 && (
        <>
          <Cards items={items} isPending={pages.isFetching && !pages.isFetchingNextPage} />
          <LoadMore
            pages={pages}
            shown={t('list.shown', { count: items.length })}
            nextPath={
              nextCursor
                ? `/favorites?${new URLSearchParams({ ...(q && { q }), cursor: nextCursor }).toString()}`
                : null
            }
          />
        </>
      )}
    </div>
  )
}

function Search({ q }: { q: string }) {
  const t = useTranslation()
  const navigate = useNavigate()
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('q')
    void navigate(
      typeof words === 'string' ? `/favorites?${new URLSearchParams({ q: words }).toString()}` : '/favorites',
    )
  }
  return (
    <form action={useHref('/favorites')} onSubmit={search} role="search" className="flex w-full gap-2 sm:max-w-md">
      <input
        type="search"
        name="q"
        defaultValue={q}
        maxLength={200}
        aria-label={t('list.search')}
        placeholder={t('list.searchHint')}
        className="border-line-strong bg-surface rounded-control min-h-11 min-w-0 flex-1 border px-3"
      />
      <Button type="submit">
        <Icon name="search" />
        <span className="max-sm:sr-only">{t('list.searchButton')}</span>
      </Button>
    </form>
  )
}

function Cards({ items, isPending }: { items: Listing[]; isPending: boolean }) {
  const t = useTranslation()
  const labelId = useId()
  return (
    <>
      <h2 id={labelId} className="sr-only">
        {t('list.label')}
      </h2>
      <ul aria-labelledby={labelId} aria-busy={isPending} className={gridClass}>
        {items.map((listing, at) => (
          <li key={listing.id}>
            <ListingCard listing={listing} heart={<Heart listing={listing} />} isFirst={at < 4} sizes={gridSizes} />
          </li>
        ))}
      </ul>
    </>
  )
}

function NothingSaved() {
  const t = useTranslation()
  return (
    <Notice icon="heart" title={t('list.emptyTitle')} text={t('list.emptyText')}>
      <ButtonLink to="/explore" variant="primary">
        {t('list.browse')}
      </ButtonLink>
    </Notice>
  )
}

function NoneFound({ q }: { q: string }) {
  const t = useTranslation()
  return (
    <Notice icon="search-x" title={t('list.noneTitle', { q })} text={t('list.noneText')}>
      <ButtonLink to="/favorites" variant="primary">
        {t('list.all')}
      </ButtonLink>
    </Notice>
  )
}

/** Placeholder in the size of the cards. */
function LoadingSkeleton() {
  const t = useTranslation()
  return (
    <div role="status" className={gridClass}>
      <span className="sr-only">{t('list.loading')}</span>
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className="rounded-card bg-sunken h-36 sm:h-96" />
      ))}
    </div>
  )
}
