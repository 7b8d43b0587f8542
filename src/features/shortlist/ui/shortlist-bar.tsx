import { Link } from 'react-router'
import { useSavedIds } from '#features/favorites/ui/use-favorite.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { maxAskable, maxCompared } from '../rules.ts'
import { pathWithIds } from '../rules/paths.ts'
import { useTranslation } from './use-translation.ts'

/** Floats above the page while something is saved. With more than can be compared, the shortlist is where to choose. */
export function ShortlistBar() {
  const t = useTranslation()
  const ids = useSavedIds()
  if (!ids?.length) return null
  return (
    <nav aria-label={t('bar.label')} className="shortlist-bar">
      <Link to="/shortlist">
        <Icon name="heart" size={18} />
        {t('bar.saved', { count: ids.length })}
      </Link>
      {ids.length > 1 && (
        <Link to={ids.length > maxCompared ? '/shortlist' : pathWithIds('/compare', ids)}>{t('bar.compare')}</Link>
      )}
      <Link to={pathWithIds('/ask', ids.slice(0, maxAskable))}>{t('bar.ask')}</Link>
    </nav>
  )
}
