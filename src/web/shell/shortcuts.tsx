import { Link } from 'react-router'
import { screenOf, useQueues } from '#features/backoffice/ui/queue-queries.ts'
import { useTranslation } from '#features/backoffice/ui/use-translation.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { adminScreens } from '../admin-screens.ts'

/** Links to the back office screens without a queue, for quick access on phones where the menu is hidden. */
export function Shortcuts() {
  const t = useTranslation()
  const { data } = useQueues()
  const withQueue = new Set(Object.values(data ?? {}).map(screenOf))
  const screens = adminScreens.filter(({ group, path }) => group && path !== '' && !withQueue.has(`/admin/${path}`))
  return (
    <section aria-labelledby="shortcuts" className="mt-8 lg:hidden">
      <h2 id="shortcuts" className="mb-2 font-semibold">
        {t('shortcuts.title')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {screens.map(({ path, icon = 'circle' }) => (
          <li key={path}>
            <Link
              to={`/admin/${path}`}
              className="rounded-control border-line-strong bg-surface hover:bg-sunken inline-flex min-h-11 items-center gap-2 border px-4 text-sm font-medium"
            >
              <Icon name={icon} size={18} className="text-muted" />
              {t(`screen.${path}` as 'screen.dashboard')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
