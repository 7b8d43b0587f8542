import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useFormat } from '#platform/ui/translation.tsx'
import { maxCounted, queueNames, type QueueName } from '../rules.ts'
import { useQueues } from './queue-queries.ts'
import { useAge } from './use-age.ts'
import { useTranslation } from './use-translation.ts'

/** Every queue with its length and the age of its oldest entry, linked to its screen if there is one. */
export function Queues({ pathOf }: { pathOf: (queue: QueueName) => string | undefined }) {
  const t = useTranslation()
  const { number } = useFormat()
  const age = useAge()
  const { data } = useQueues()
  return (
    <section aria-labelledby="queues">
      <h2 id="queues" className="mb-2 font-semibold">
        {t('queues.title')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 md:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
        {queueNames.map((name) => {
          const queue = data?.[name]
          const path = pathOf(name)
          const card = clsx(
            'rounded-card bg-surface flex h-full min-h-28 flex-col border p-4',
            queue && queue.count > 0 ? 'border-line-strong' : 'border-line',
          )
          const content = (
            <>
              <span className="text-sm font-semibold">{t(`queue.${name}`)}</span>
              <span className="tabular mt-1 text-2xl font-bold">
                {queue ? number(queue.count) + (queue.count === maxCounted ? '+' : '') : '·'}
              </span>
              {/* The server may have said it a minute ago. */}
              <span suppressHydrationWarning className="text-muted mt-auto text-xs">
                {queue?.oldestAt ? t('queues.oldest', { age: age(queue.oldestAt) }) : t('queues.empty')}
              </span>
            </>
          )
          return (
            <li key={name}>
              {path === undefined ? (
                <div className={card}>{content}</div>
              ) : (
                <Link to={`/admin/${path}`} className={clsx(card, 'hover:border-primary')}>
                  {content}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
