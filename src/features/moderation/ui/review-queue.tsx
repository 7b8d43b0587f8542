import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { LocalizedText } from '#features/listings/ui/localized-text.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { QueueItem } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

type QueueProps = {
  items: QueueItem[]
  count: number
  current: string | undefined
  chosen: ReadonlySet<string>
  onChoose: (revisionId: string) => void
  onToggle: (revisionId: string) => void
}

/** The moderation queue: one row is open, any number can be selected for a bulk decision. */
export function ReviewQueue({ items, count, ...rest }: QueueProps) {
  const t = useTranslation()
  const { number } = useFormat()
  return (
    <section aria-label={t('review.queue')}>
      <p className="text-muted tabular mb-2 text-sm">{t('review.waiting', { count, shown: number(count) })}</p>
      <ul className="rounded-card border-line bg-surface divide-line divide-y border">
        {items.map((item) => (
          <Row key={item.revisionId} item={item} {...rest} />
        ))}
      </ul>
    </section>
  )
}

function Row({ item, current, chosen, onChoose, onToggle }: { item: QueueItem } & Omit<QueueProps, 'items' | 'count'>) {
  const t = useTranslation()
  const { date } = useFormat()
  const row = useRef<HTMLLIElement>(null)
  const isCurrent = item.revisionId === current
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li ref={row} className={clsx('flex scroll-mt-28 items-start', isCurrent && 'lg:bg-primary-soft')}>
      <label className="flex min-h-11 flex-none items-start py-3 pr-1 pl-3">
        <input
          type="checkbox"
          checked={chosen.has(item.revisionId)}
          onChange={() => onToggle(item.revisionId)}
          className="accent-primary mt-0.5 size-5"
        />
        <span className="sr-only">{t('review.tick', { name: item.name.text })}</span>
      </label>
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={() => onChoose(item.revisionId)}
        className="min-w-0 flex-1 py-3 pr-3 pl-2 text-left -outline-offset-2"
      >
        <span className="block font-semibold break-words">
          <LocalizedText text={item.name} />
        </span>
        <span className="text-muted flex flex-wrap gap-x-3 text-sm wrap-anywhere break-keep">
          {item.category && <span>{item.category.name}</span>}
          {item.ownerName && (
            <span className="inline-flex items-center gap-1">
              <Icon name="user" size={14} className="flex-none" />
              {item.ownerName}
            </span>
          )}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
          <span
            className={clsx(
              'rounded-full px-2 py-0.5 font-semibold',
              item.kind === 'new' ? 'bg-primary-soft text-primary' : 'bg-gold-soft text-gold-ink',
              isCurrent && 'lg:bg-surface',
            )}
          >
            {t(`review.kind.${item.kind}`)}
          </span>
          <span className="text-muted tabular">
            {date(item.waitingSince, { dateStyle: 'medium', timeStyle: 'short' })}
          </span>
          {item.hasDuplicates && (
            <span className="text-accent inline-flex items-center gap-1 font-medium">
              <Icon name="copy" size={14} />
              {t('review.duplicate')}
            </span>
          )}
        </span>
      </button>
    </li>
  )
}
