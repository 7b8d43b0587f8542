import { clsx } from 'clsx'
import type { KeyboardEvent, PointerEvent } from 'react'
import { Icon } from '#platform/ui/icon.tsx'
import { maxAltLength } from '../rules.ts'
import { placeByKey } from '../rules/order.ts'
import type { PickedPhoto } from './photo-picker.tsx'
import { useTranslation } from './use-translation.ts'

const square =
  'text-muted hover:text-ink hover:bg-sunken rounded-control inline-flex size-11 items-center justify-center disabled:opacity-40'

type PhotoItemProps = {
  photo: PickedPhoto
  place: number
  count: number
  hasWords: boolean
  isCover: boolean
  /** Where the drag that is under way stands to it. */
  drag: 'dragged' | 'target' | null
  onDragStart: (event: PointerEvent<HTMLElement>) => void
  onMove: (to: number) => void
  onAlt: (alt: string) => void
  onRemove: () => void
}

/** One photo that has arrived: its place, its words, and the ways to move and remove it. */
export function PhotoItem({ photo, place, count, hasWords, isCover, drag, ...on }: PhotoItemProps) {
  const t = useTranslation()
  const number = place + 1
  const [smallest] = photo.variants
  function moveByKey(event: KeyboardEvent) {
    const to = placeByKey(event.key, place, count)
    if (to === null) return
    event.preventDefault()
    on.onMove(to)
  }
  return (
    <li
      data-place={place}
      className={clsx(
        'rounded-card bg-surface flex gap-3 border p-2',
        drag === 'target' ? 'border-primary bg-primary-soft' : 'border-line',
        drag === 'dragged' && 'opacity-50',
      )}
    >
      <div className="relative flex-none">
        <img
          src={smallest?.url}
          alt={photo.alt || t('photo.number', { number })}
          width={112}
          height={84}
          className="rounded-control h-21 w-28 object-cover"
          draggable={false}
        />
        {isCover && (
          <span className="bg-ink/80 text-paper absolute bottom-1 left-1 rounded-full px-2 text-xs font-semibold">
            {t('photo.cover')}
          </span>
        )}
      </div>
      <div className="min-w-0 flex-1">
        {hasWords && (
          <label className="block">
            <span className="text-muted mb-0.5 block text-xs">{t('photo.alt', { number })}</span>
            <input
              value={photo.alt}
              maxLength={maxAltLength}
              onChange={(event) => on.onAlt(event.currentTarget.value)}
              placeholder={t('photo.altExample')}
              className="bg-surface border-line-strong rounded-control block min-h-11 w-full border px-3"
            />
          </label>
        )}
        <div className="mt-1 flex flex-wrap justify-end gap-0.5">
          {count > 1 && (
            <>
              <button
                type="button"
                aria-label={t('photo.drag', { number })}
                title={t('photo.drag', { number })}
                onPointerDown={on.onDragStart}
                onKeyDown={moveByKey}
                className={clsx(square, 'mr-auto cursor-grab touch-none')}
              >
                <Icon name="grip-vertical" />
              </button>
              <Move
                place={place - 1}
                icon="arrow-up"
                label={t('photo.earlier', { number })}
                count={count}
                go={on.onMove}
              />
              <Move
                place={place + 1}
                icon="arrow-down"
                label={t('photo.later', { number })}
                count={count}
                go={on.onMove}
              />
            </>
          )}
          <button
            type="button"
            aria-label={t('photo.remove', { number })}
            title={t('photo.remove', { number })}
            onClick={on.onRemove}
            className={clsx(square, 'hover:text-accent')}
          >
            <Icon name="trash-2" />
          </button>
        </div>
      </div>
    </li>
  )
}

type MoveProps = {
  place: number
  icon: 'arrow-up' | 'arrow-down'
  label: string
  count: number
  go: (to: number) => void
}

function Move({ place, icon, label, count, go }: MoveProps) {
  const isPossible = place >= 0 && place < count
  return (
    // Stays in reach of the keyboard at the ends, so that the focus is not lost on the way there.
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={!isPossible}
      onClick={() => isPossible && go(place)}
      className={clsx(square, !isPossible && 'opacity-40')}
    >
      <Icon name={icon} />
    </button>
  )
}
