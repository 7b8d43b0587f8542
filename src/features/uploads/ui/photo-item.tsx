import { clsx } from 'clsx'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { Icon } from '#platform/ui/icon.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import type { Upload } from '../contract.ts'
import { maxAltLength } from '../rules.ts'
import { indexAfterKey } from '../rules/order.ts'
import { useTranslation } from './use-translation.ts'

/** An uploaded picture with its alternative texts; forms submit `id` and `alt`. */
export type PickedPhoto = Pick<Upload, 'id' | 'variants'> & {
  alt: AltTexts
  blur: string | null
  /** See rules/pairs.ts; missing where there are no pairs. */
  pair?: number | null
}

type AltTexts = { en: string; zh: string }

const iconButtonClass =
  'text-muted hover:text-ink hover:bg-sunken rounded-control inline-flex size-11 items-center justify-center disabled:opacity-40'

type Position = { index: number; count: number }

type PhotoItemProps = Position & {
  photo: PickedPhoto
  hasAltText: boolean
  isCover: boolean
  /** The other photo of its before-and-after pair, by index; undefined where there are no pairs. */
  pair: { partner: number | null; onPair: (partner: number | null) => void } | undefined
  /** Role of this photo in the drag in progress. */
  drag: 'dragged' | 'target' | null
  onDragStart: (event: PointerEvent<HTMLElement>) => void
  onMove: (to: number) => void
  onAlt: (alt: AltTexts) => void
  onRemove: () => void
}

/** One uploaded photo: position, alternative text, and controls to move and remove it. */
export function PhotoItem({
  photo,
  index,
  count,
  hasAltText,
  isCover,
  pair,
  drag,
  onAlt,
  ...handlers
}: PhotoItemProps) {
  const t = useTranslation()
  const number = index + 1
  const [own, other] = useLanguages()
  const [smallest] = photo.variants
  return (
    <li
      data-index={index}
      className={clsx(
        'rounded-card bg-surface flex gap-3 border p-2',
        drag === 'target' ? 'border-primary bg-primary-soft' : 'border-line',
        drag === 'dragged' && 'opacity-50',
      )}
    >
      <div className="relative flex-none self-start">
        <img
          src={smallest?.url}
          alt={photo.alt[own] || photo.alt[other] || t('photo.number', { number })}
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
        {pair && pair.partner !== null && (
          <span className="bg-primary text-on-primary absolute top-1 left-1 rounded-full px-2 text-xs font-semibold">
            {t(index < pair.partner ? 'photo.before' : 'photo.after')}
          </span>
        )}
      </div>
      <div className="min-w-0 flex-1">
        {hasAltText && <AltFields number={number} alt={photo.alt} onAlt={onAlt} />}
        {pair && <PairField index={index} count={count} {...pair} />}
        <PhotoControls index={index} count={count} {...handlers} />
      </div>
    </li>
  )
}

/** The languages of a text, the reader's own first. */
const useLanguages = () => (useLocale() === 'en' ? (['en', 'zh'] as const) : (['zh', 'en'] as const))

type AltProps = { number: number; alt: AltTexts; onAlt: (alt: AltTexts) => void }

/** Alternative text in both languages. On a phone the second field appears with the first text, and then stays. */
function AltFields({ number, alt, onAlt }: AltProps) {
  const t = useTranslation()
  const languages = useLanguages()
  const [hasHadText, setHasHadText] = useState(false)
  if (!hasHadText && (alt.en || alt.zh)) setHasHadText(true)
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {languages.map((language, at) => (
        <label key={language} className={clsx('block', at > 0 && !hasHadText && 'max-sm:hidden')}>
          <span className="text-muted mb-0.5 block text-xs">{t(`photo.alt.${language}`, { number })}</span>
          <input
            value={alt[language]}
            lang={language === 'en' ? 'en' : 'zh-Hant'}
            maxLength={maxAltLength}
            onChange={(event) => onAlt({ ...alt, [language]: event.currentTarget.value })}
            placeholder={at === 0 ? t('photo.altExample') : undefined}
            className="bg-surface border-line-strong rounded-control block min-h-11 w-full border px-3"
          />
        </label>
      ))}
    </div>
  )
}

/** Chooses the other photo of a before-and-after pair. */
function PairField({ index, count, partner, onPair }: Position & NonNullable<PhotoItemProps['pair']>) {
  const t = useTranslation()
  return (
    <label className="mt-2 block">
      <span className="text-muted mb-0.5 block text-xs">{t('photo.pair', { number: index + 1 })}</span>
      <select
        value={partner ?? ''}
        onChange={({ currentTarget: { value } }) => onPair(value === '' ? null : Number(value))}
        className="bg-surface border-line-strong rounded-control block min-h-11 w-full border px-3"
      >
        <option value="">{t('photo.unpaired')}</option>
        {Array.from({ length: count }, (_, other) =>
          other === index ? null : (
            <option key={other} value={other}>
              {t('photo.pairWith', { number: other + 1 })}
            </option>
          ),
        )}
      </select>
    </label>
  )
}

type ControlsProps = Position & Pick<PhotoItemProps, 'onDragStart' | 'onMove' | 'onRemove'>

/** Moves the photo, by dragging, keys or buttons, and removes it. */
function PhotoControls({ index, count, onDragStart, onMove, onRemove }: ControlsProps) {
  const t = useTranslation()
  const number = index + 1
  function moveByKey(event: KeyboardEvent) {
    const to = indexAfterKey(event.key, index, count)
    if (to === null) return
    event.preventDefault()
    onMove(to)
  }
  return (
    <div className="mt-1 flex flex-wrap justify-end gap-0.5">
      {count > 1 && (
        <>
          <button
            type="button"
            aria-label={t('photo.drag', { number })}
            title={t('photo.drag', { number })}
            onPointerDown={onDragStart}
            onKeyDown={moveByKey}
            className={clsx(iconButtonClass, 'mr-auto cursor-grab touch-none')}
          >
            <Icon name="grip-vertical" />
          </button>
          <MoveButton
            to={index - 1}
            icon="arrow-up"
            label={t('photo.earlier', { number })}
            count={count}
            onMove={onMove}
          />
          <MoveButton
            to={index + 1}
            icon="arrow-down"
            label={t('photo.later', { number })}
            count={count}
            onMove={onMove}
          />
        </>
      )}
      <button
        type="button"
        aria-label={t('photo.remove', { number })}
        title={t('photo.remove', { number })}
        onClick={onRemove}
        className={clsx(iconButtonClass, 'hover:text-accent')}
      >
        <Icon name="trash-2" />
      </button>
    </div>
  )
}

type MoveButtonProps = {
  to: number
  icon: 'arrow-up' | 'arrow-down'
  label: string
  count: number
  onMove: (to: number) => void
}

function MoveButton({ to, icon, label, count, onMove }: MoveButtonProps) {
  const isPossible = to >= 0 && to < count
  return (
    // aria-disabled instead of disabled, so that the button keeps the focus when the photo reaches an end.
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onMove(to)}
      className={clsx(iconButtonClass, !isPossible && 'opacity-40')}
    >
      <Icon name={icon} />
    </button>
  )
}
