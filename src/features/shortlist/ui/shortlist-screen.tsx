import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { Heart } from '#features/favorites/ui/heart.tsx'
import { useSavedIds } from '#features/favorites/ui/use-favorite.ts'
import type { ListingCard as Listing } from '#features/listings/contract.ts'
import { ListingCard } from '#features/listings/ui/listing-card.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Head } from '#platform/ui/head.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { shortlistApi } from '../api.ts'
import { maxAskable, maxCompared, maxShown } from '../rules.ts'
import { Notice } from './notice.tsx'
import { cardsQuery, pathWithIds } from './shortlist-queries.ts'
import { useTranslation } from './use-translation.ts'

const grid = 'grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4'
const sizes = '(min-width: 1280px) 283px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 120px'

/** Saved ids, newest first; one that is removed stays shown until the next visit, so that it can be saved again. */
function useShownIds(): readonly string[] | undefined {
  const saved = useSavedIds()
  const [shown, setShown] = useState<readonly string[]>()
  if (saved && (!shown || saved.some((id) => !shown.includes(id)))) {
    setShown([...new Set([...saved, ...(shown ?? [])])])
  }
  return shown?.slice(0, maxShown)
}

/** What was saved: a visitor's in this browser, a member's newest favourites. */
export function ShortlistScreen() {
  const t = useTranslation()
  const ids = useShownIds()
  return (
    <div className="wrap py-4 lg:py-8">
      <Head title={t('screen.title')} description={t('screen.description')} noIndex />
      <h1 className="text-2xl font-bold">{t('screen.title')}</h1>
      <Origin />
      {!ids && <Skeleton />}
      {ids?.length === 0 && (
        <Notice icon="heart" title={t('screen.emptyTitle')} text={t('screen.emptyText')}>
          <ButtonLink to="/explore" variant="primary">
            {t('screen.browse')}
          </ButtonLink>
        </Notice>
      )}
      {ids && ids.length > 0 && <SavedCards ids={ids} />}
    </div>
  )
}

/** Says where the list is kept, and how to keep it elsewhere. */
function Origin() {
  const t = useTranslation()
  const isMember = Boolean(useMe().data)
  return (
    <p className="text-muted mb-4">
      {t(isMember ? 'screen.favorites' : 'screen.onDevice')}{' '}
      <Link
        to={isMember ? '/favorites' : '/auth?next=%2Fshortlist'}
        className="text-primary inline-flex min-h-11 items-center font-semibold underline-offset-2 hover:underline"
      >
        {t(isMember ? 'screen.allFavorites' : 'screen.signIn')}
      </Link>
    </p>
  )
}

function SavedCards({ ids }: { ids: readonly string[] }) {
  const t = useTranslation()
  const locale = useLocale()
  const labelId = useId()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const cards = useQuery({
    ...cardsQuery(useApi(shortlistApi), ids, locale),
    placeholderData: keepPreviousData,
  })
  if (cards.isLoadingError)
    return (
      <Notice icon="circle-alert" title={t('screen.failed')} isAlert>
        <Button variant="primary" onClick={() => void cards.refetch()}>
          {t('screen.retry')}
        </Button>
      </Notice>
    )
  if (!cards.data) return <Skeleton />
  const goneCount = cards.isPlaceholderData ? 0 : ids.length - cards.data.length
  return (
    <>
      <h2 id={labelId} className="sr-only">
        {t('screen.label')}
      </h2>
      <ul aria-labelledby={labelId} className={grid}>
        {cards.data.map((listing, at) => (
          <li key={listing.id} className="flex flex-col">
            <div className="flex-1">
              <ListingCard listing={listing} heart={<Heart listing={listing} />} isFirst={at < 4} sizes={sizes} />
            </div>
            <Choice
              listing={listing}
              isChosen={chosen.includes(listing.id)}
              isDisabled={chosen.length >= maxCompared}
              onChange={(isChosen) =>
                setChosen(isChosen ? [...chosen, listing.id] : chosen.filter((id) => id !== listing.id))
              }
            />
          </li>
        ))}
      </ul>
      <Actions chosen={chosen} shown={cards.data.map(({ id }) => id)} />
      {goneCount > 0 && <p className="text-muted mt-4">{t('screen.gone', { count: goneCount })}</p>}
    </>
  )
}

type ChoiceProps = {
  listing: Listing
  isChosen: boolean
  /** As many are chosen as can be compared. */
  isDisabled: boolean
  onChange: (isChosen: boolean) => void
}

function Choice({ listing: { name }, isChosen, isDisabled, onChange }: ChoiceProps) {
  const t = useTranslation()
  return (
    <label className="flex min-h-11 items-center gap-3 px-1">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isDisabled && !isChosen}
        onChange={({ target }) => onChange(target.checked)}
        aria-label={t('screen.choose', { name: name.text })}
        className="accent-primary size-5 flex-none"
      />
      {t('screen.select')}
    </label>
  )
}

/** What can be done with the chosen ones; with none chosen, with all while they are few enough. */
function Actions({ chosen, shown }: { chosen: readonly string[]; shown: readonly string[] }) {
  const t = useTranslation()
  const compared = chosen.length > 0 || shown.length > maxCompared ? chosen : shown
  return (
    <div className="shortlist-actions">
      <p role="status" className="text-muted mr-auto text-sm">
        {chosen.length > 0 ? t('screen.chosen', { count: chosen.length }) : t('screen.chooseHint')}
      </p>
      <ButtonLink to={pathWithIds('/ask', (chosen.length > 0 ? chosen : shown).slice(0, maxAskable))}>
        {t('screen.ask')}
      </ButtonLink>
      {compared.length > 1 && (
        <ButtonLink to={pathWithIds('/compare', compared)} variant="primary">
          {t('screen.compare')}
        </ButtonLink>
      )}
    </div>
  )
}

/** Placeholder in the size of the cards. */
function Skeleton() {
  const t = useTranslation()
  return (
    <div role="status" className={grid}>
      <span className="sr-only">{t('screen.loading')}</span>
      <noscript>{t('screen.noScript')}</noscript>
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className="rounded-card bg-sunken h-36 sm:h-96" />
      ))}
    </div>
  )
}
