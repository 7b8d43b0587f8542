import { Link } from 'react-router'
import type { List } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

export const listPath = (id: string) => `/shortlist?list=${id}`

/** Everything saved, and each named list. */
export function ListLinks({ lists, current }: { lists: List[]; current: List | undefined }) {
  const t = useTranslation()
  if (lists.length === 0) return null
  const chip = (to: string, label: string, isCurrent: boolean) => (
    <li key={to}>
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className="border-line-strong bg-surface hover:bg-sunken aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft inline-flex min-h-11 items-center rounded-full border px-4 font-medium"
      >
        {label}
      </Link>
    </li>
  )
  return (
    <nav aria-label={t('lists.label')} className="mb-4">
      <ul className="flex flex-wrap gap-2">
        {chip('/shortlist', t('lists.all'), !current)}
        {lists.map((list) =>
          chip(listPath(list.id), `${list.name} (${list.listingIds.length})`, list.id === current?.id),
        )}
      </ul>
    </nav>
  )
}
