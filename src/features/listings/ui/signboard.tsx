import { clsx } from 'clsx'
import { tileOf } from '#features/catalog/rules/tiles.ts'
import type { ListingCard } from '../contract.ts'
import { letteringOf, signOf, slimStepOf } from '../rules/signboard.ts'

type SignboardProps = {
  listing: Pick<ListingCard, 'id' | 'name' | 'otherName' | 'category'>
  /** One line high, for the listing's own page. */
  isSlim?: boolean
  className?: string
}

/**
 * The cover of a listing without photos: its name as a shop sign on the colour of its category group, the Chinese name
 * large. Decoration only, because the name is the heading beside it.
 */
export function Signboard({ listing: { id, name, otherName, category }, isSlim = false, className }: SignboardProps) {
  const [large, small] = otherName && name.lang === 'en' ? [otherName, name] : [name, otherName]
  const { layout, tone, step } = signOf(id, large.text)
  return (
    <span
      className={clsx(
        'sign',
        `tile-${tileOf(category.groupSlug)}`,
        isSlim ? 'sign-slim' : `sign-${layout}`,
        `sign-${tone}`,
        `sign-${isSlim ? slimStepOf(large.text) : step}`,
        className,
      )}
      aria-hidden="true"
    >
      <b lang={large.lang}>{isSlim ? large.text : letteringOf(large.text, layout)}</b>
      {small && <i lang={small.lang}>{small.text}</i>}
    </span>
  )
}
