import { clsx } from 'clsx'
import { Link, useLocation } from 'react-router'
import { useMe } from '#features/accounts/ui/use-me.ts'
import type { ListingCard } from '#features/listings/contract.ts'
import { buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { setPendingFavorite } from './pending-favorite.ts'
import { useChangeFavorite, useIsFavorite } from './use-favorite.ts'
import { useTranslation } from './use-translation.ts'

type HeartProps = {
  listing: Pick<ListingCard, 'id' | 'name'>
  /** `cover`: small, on a picture; `button`: icon button; `wide`: full width with a label. */
  look?: 'cover' | 'button' | 'wide'
}

const classes = {
  cover: 'card-heart',
  button:
    'border-line-strong bg-surface hover:bg-sunken rounded-control inline-flex size-12 flex-none items-center justify-center border',
  wide: buttonClass({ size: 'lg', isWide: true }),
}

/** Toggles a favourite. A visitor is sent to sign in, and the listing is saved on return. */
export function Heart(props: HeartProps) {
  return useMe().data ? <MemberHeart {...props} /> : <VisitorHeart {...props} />
}

function MemberHeart({ listing: { id, name }, look = 'cover' }: HeartProps) {
  const t = useTranslation()
  const isSaved = useIsFavorite(id)
  const change = useChangeFavorite()
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t('heart.save', { name: name.text })}
      data-contact={isSaved ? undefined : 'favorite'}
      data-listing={id}
      onClick={() => change({ listingId: id, isFavorite: !isSaved })}
      className={classes[look]}
    >
      <Shape look={look} isSaved={isSaved} word={t('heart.word')} />
    </button>
  )
}

/** Costs no queries: a page shows dozens of them to visitors. */
function VisitorHeart({ listing: { id, name }, look = 'cover' }: HeartProps) {
  const t = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <Link
      to={`/auth?next=${encodeURIComponent(pathname + search)}`}
      rel="nofollow"
      discover="none"
      aria-label={t('heart.signIn', { name: name.text })}
      onClick={() => setPendingFavorite(id)}
      className={classes[look]}
    >
      <Shape look={look} isSaved={false} word={t('heart.word')} />
    </Link>
  )
}

function Shape({ look, isSaved, word }: { look: HeartProps['look']; isSaved: boolean; word: string }) {
  const colour = isSaved && 'text-accent fill-current'
  if (look === 'cover') return <Icon name="heart" size={18} />
  return (
    <>
      <Icon name="heart" size={22} className={clsx(colour)} />
      {look === 'wide' && word}
    </>
  )
}
