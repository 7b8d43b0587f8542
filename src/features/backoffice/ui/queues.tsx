import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useLocale } from '#platform/ui/scope.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { maxCounted } from '#shared/max-counted.ts'
import { useQueues } from './queue-queries.ts'
import { useAge } from './use-age.ts'
import { useTranslation } from './use-translation.ts'

/** Every queue with its length and the age of its oldest entry, linked to its screen. */
export function Queues() {
  const t = useTranslation()
  const locale = useLocale()
  const { number } = useFormat()
  const age = useAge()
  const { data } = useQueues()
  return (
    <section aria-labelledby="queues">
      <h2 id="queues" className="mb-2 font-semibold">
        {t('queues.title')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 md:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
        {Object.entries(data ?? {}).map(([name, { title, path, count, oldestAt }]) => (
          <li key={name}>
            <Link
              to={path}
              className={clsx(
                'rounded-card bg-surface hover:border-primary flex h-full min-h-28 flex-col border p-4',
                count > 0 ? 'border-line-strong' : 'border-line',
              )}
            >
              <span className="text-sm font-semibold">{title[locale]}</span>
              <span className="tabular mt-1 text-2xl font-bold">
                {number(count) + (count === maxCounted ? '+' : '')}
              </span>
              {/* The server may have said it a minute ago. */}
              <span suppressHydrationWarning className="text-muted mt-auto text-xs">
                {oldestAt ? t('queues.oldest', { age: age(oldestAt) }) : t('queues.empty')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
