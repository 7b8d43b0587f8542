import { clsx } from 'clsx'
import { Icon } from '#platform/ui/icon.tsx'
import { changeOf, type Figure } from '../rules/periods.ts'
import { useNumbers } from './use-numbers.ts'
import { useTranslation } from './use-translation.ts'

export type Tile<Key extends string> = { key: Key; label: string; figure: Figure }

type FiguresProps<Key extends string> = {
  tiles: readonly Tile<Key>[]
  chosen: Key
  onChoose: (key: Key) => void
}

/** Tiles with figures and their change against the previous period; the chosen one is charted by day. */
export function Figures<Key extends string>({ tiles, chosen, onChoose }: FiguresProps<Key>) {
  const { number } = useNumbers()
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 lg:grid-cols-4">
      {tiles.map(({ key, label, figure }) => (
        <li key={key}>
          <button
            type="button"
            aria-pressed={key === chosen}
            onClick={() => onChoose(key)}
            className={clsx(
              'rounded-card bg-surface flex h-full w-full flex-col items-start border p-4 text-left',
              key === chosen ? 'border-primary ring-primary ring-1' : 'border-line hover:border-line-strong',
            )}
          >
            <span className="text-muted text-sm">{label}</span>
            <span className="tabular text-2xl font-bold">{number(figure.now)}</span>
            <Change figure={figure} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Change as text and arrow, so that it does not depend on colour. */
export function Change({ figure }: { figure: Figure }) {
  const t = useTranslation()
  const { change, number } = useNumbers()
  const share = changeOf(figure)
  const before = t('change.before', { before: number(figure.before) })
  if (share === null) return <span className="text-muted tabular text-sm">{before}</span>
  const icon = share > 0 ? 'trending-up' : share < 0 ? 'trending-down' : 'minus'
  return (
    <span className="text-muted tabular inline-flex flex-wrap gap-x-1 text-sm">
      <span className="inline-flex items-center gap-1">
        <Icon name={icon} size={16} />
        {change(share)}
      </span>{' '}
      <span>{before}</span>
    </span>
  )
}
