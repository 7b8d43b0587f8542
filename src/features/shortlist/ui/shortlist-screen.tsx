import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { useSavedIds } from '#features/favorites/ui/use-favorite.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Head } from '#platform/ui/head.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { maxShown } from '../rules.ts'
import { ListLinks } from './list-links.tsx'
import { ListTools } from './list-tools.tsx'
import { SavedCards, Skeleton } from './saved-cards.tsx'
import { useLists } from './use-lists.ts'
import { useTranslation } from './use-translation.ts'

/** Saved ids, newest first; one that is removed stays shown until the next visit, so that it can be saved again. */
function useShownIds(): readonly string[] | undefined {
  const saved = useSavedIds()
  const [shown, setShown] = useState<readonly string[]>()
  if (saved && (!shown || saved.some((id) => !shown.includes(id)))) {
    setShown([...new Set([...saved, ...(shown ?? [])])])
  }
  return shown?.slice(0, maxShown)
}

/** What was saved: a visitor's in this browser, a member's newest favourites, or one of the member's lists. */
export function ShortlistScreen() {
  const t = useTranslation()
  const [parameters] = useSearchParams()
  const isMember = Boolean(useMe().data)
  const lists = useLists()
  const listId = parameters.get('list')
  const list = lists?.find(({ id }) => id === listId)
  const saved = useShownIds()
  const isLoadingList = isMember && listId !== null && !lists
  const ids = isLoadingList ? undefined : (list?.listingIds ?? saved)
  return (
    // What is saved is known only in the browser: at full height, the footer starts below the window and never moves in it.
    <div className="wrap min-h-svh py-4 lg:py-8">
      <Head title={list?.name ?? t('screen.title')} description={t('screen.description')} noIndex />
      <h1 className="mb-3 text-2xl font-bold break-words">{list?.name ?? t('screen.title')}</h1>
      {!list && ids?.length !== 0 && <Origin isMember={isMember} />}
      {lists && <ListLinks lists={lists} current={list} />}
      {list && <ListTools list={list} />}
      {!ids && <Skeleton />}
      {ids?.length === 0 && (
        <Notice
          icon="heart"
          title={t(list ? 'lists.emptyTitle' : 'screen.emptyTitle')}
          text={t(list ? 'lists.emptyText' : 'screen.emptyText')}
        >
          <ButtonLink to={list ? '/shortlist' : '/explore'} variant="primary">
            {list ? t('lists.all') : t('screen.browse')}
          </ButtonLink>
        </Notice>
      )}
      {ids && ids.length > 0 && <SavedCards key={list?.id ?? 'saved'} ids={ids} list={list} lists={lists} />}
    </div>
  )
}

/** Says where the list is kept, and how to keep it elsewhere. */
function Origin({ isMember }: { isMember: boolean }) {
  const t = useTranslation()
  return (
    <p className="text-muted mb-3 flex flex-wrap items-center gap-x-2">
      {t(isMember ? 'screen.favorites' : 'screen.onDevice')}
      <Link
        to={isMember ? '/favorites' : '/auth?next=%2Fshortlist'}
        className="text-primary inline-flex min-h-11 items-center font-semibold underline-offset-2 hover:underline"
      >
        {t(isMember ? 'screen.allFavorites' : 'screen.signIn')}
      </Link>
    </p>
  )
}
