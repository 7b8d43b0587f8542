import { Link } from 'react-router'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from './use-translation.ts'

/** Floats above the page while something is saved. */
export function ShortlistBar({ count }: { count: number }) {
  const t = useTranslation()
  return (
    <nav aria-label={t('bar.label')} className="shortlist-bar">
      <Link to="/shortlist">
        <Icon name="heart" size={18} />
        {t('bar.saved', { count })}
      </Link>
    </nav>
  )
}
