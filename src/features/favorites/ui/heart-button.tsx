import { clsx } from 'clsx'
import type { ListingCard } from '#features/listings/contract.ts'
import { buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from './use-translation.ts'

export type HeartProps = {
  listing: Pick<ListingCard, 'id' | 'name'>
  /** `cover`: small, on a picture; `button`: icon button; `wide`: full width with a label. */
  look?: 'cover' | 'button' | 'wide'
}

const classes = {
  cover: 'card-heart',
  button:
    'heart border-line-strong bg-surface hover:bg-sunken rounded-control inline-flex size-12 flex-none items-center justify-center border',
  wide: clsx('heart', buttonClass({ size: 'lg', isWide: true })),
}

type ButtonProps = HeartProps & { isSaved: boolean; onPress: () => void }

/** The button of either heart. */
export function HeartButton({ listing: { id, name }, look = 'cover', isSaved, onPress }: ButtonProps) {
  const t = useTranslation()
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t('heart.save', { name: name.text })}
      data-contact={isSaved ? undefined : 'favorite'}
      data-listing={look === 'cover' ? undefined : id}
      onClick={onPress}
      className={classes[look]}
    >
      {look !== 'cover' && <Icon name="heart" size={22} className={clsx(isSaved && 'text-accent fill-current')} />}
      {look === 'wide' && <span>{t('heart.word')}</span>}
    </button>
  )
}
