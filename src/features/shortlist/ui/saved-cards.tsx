import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { gridClass } from '#features/favorites/ui/card-grid.ts'
import type { ListingCard as Listing } from '#features/listings/contract.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { shortlistApi } from '../api.ts'
import type { List } from '../contract.ts'
import { maxAskable, maxCompared } from '../rules.ts'
import { pathWithIds } from '../rules/paths.ts'
import { AddToList } from './add-to-list.tsx'
import { CardGrid } from './card-grid.tsx'
import { cardsQuery } from './shortlist-queries.ts'
import { useListChanges } from './use-lists.ts'
import { useTranslation } from './use-translation.ts'

type SavedProps = {
  ids: readonly string[]
  /** The named list that is shown; undefined for everything saved. */
  list: List | undefined
  /** The member's lists; undefined for visitors. */
  lists: List[] | undefined
}

/** The ids chosen in each entry of the history: going back from a comparison finds them again. */
const chosenAt = new Map<string, readonly string[]>()

/** The cards with a choice below each, and what can be done with the chosen ones. */
export function SavedCards({ ids, list, lists }: SavedProps) {
  const t = useTranslation()
  const changes = useListChanges()
  const { key } = useLocation()
  const [chosen, setChosen] = useState(chosenAt.get(key) ?? [])
  const choose = (next: readonly string[]) => {
    chosenAt.set(key, next)
    setChosen(next)
  }
  const cards = useQuery({
    ...cardsQuery(useApi(shortlistApi), ids, useLocale()),
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
  const shown = cards.data.filter(({ id }) => ids.includes(id))
  const goneCount = cards.isPlaceholderData ? 0 : ids.length - shown.length
  const chosenShown = chosen.filter((id) => ids.includes(id))
  return (
    <>
      <CardGrid
        cards={shown}
        renderBelow={(listing) => (
          <div className="flex items-center justify-between gap-2">
            <Choice
              listing={listing}
              isChosen={chosen.includes(listing.id)}
              // Any number can be added to a list, which only members have.
              isDisabled={!lists && chosenShown.length >= maxCompared}
              onChange={(isChosen) =>
                choose(isChosen ? [...chosen, listing.id] : chosen.filter((id) => id !== listing.id))
              }
            />
            {list && (
              <Button
                variant="ghost"
                size="sm"
                className="min-h-11"
                aria-label={t('lists.removeListing', { name: listing.name.text })}
                onClick={() => void changes.removeListing(list.id, listing.id)}
              >
                {t('lists.removeShort')}
              </Button>
            )}
          </div>
        )}
      />
      <Actions chosen={chosenShown} shown={shown.map(({ id }) => id)} lists={lists} />
      {goneCount > 0 && <p className="text-muted mt-4">{t('screen.gone', { count: goneCount })}</p>}
    </>
  )
}

type ChoiceProps = {
  listing: Listing
  isChosen: boolean
  /** A visitor has chosen as many as can be compared. */
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

type ActionsProps = { chosen: readonly string[]; shown: readonly string[]; lists: List[] | undefined }

/** What can be done with the chosen ones; with none chosen, with all as far as they are few enough. */
function Actions({ chosen, shown, lists }: ActionsProps) {
  const t = useTranslation()
  const compared = chosen.length > 0 || shown.length > maxCompared ? chosen : shown
  return (
    <div className="shortlist-actions">
      <p role="status" className="text-muted text-sm">
        {chosen.length > 0
          ? t(chosen.length < maxCompared ? 'screen.chosen' : 'screen.chosenMost', { count: chosen.length })
          : t(lists ? 'lists.chooseHint' : 'screen.chooseHint')}
      </p>
      {lists && chosen.length > 0 && <AddToList lists={lists} listingIds={chosen} />}
      <ButtonLink to={pathWithIds('/ask', (chosen.length > 0 ? chosen : shown).slice(0, maxAskable))}>
        {t('screen.ask')}
      </ButtonLink>
      {compared.length > 1 && compared.length <= maxCompared && (
        <ButtonLink to={pathWithIds('/compare', compared)} variant="primary">
          {t('screen.compare')}
        </ButtonLink>
      )}
    </div>
  )
}

/** Placeholder in the size of the cards. */
export function Skeleton() {
  const t = useTranslation()
  return (
    <div role="status" className={gridClass}>
      <span className="sr-only">{t('screen.loading')}</span>
      <noscript>{t('screen.noScript')}</noscript>
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className="rounded-card bg-sunken h-36 sm:h-96 noscript:hidden" />
      ))}
    </div>
  )
}
