import { Link } from 'react-router'
import type { SearchResult } from '../contract.ts'
import { landingPath } from '../rules/search-state.ts'
import { useTranslation } from './use-translation.ts'

type Props = { categories: { slug: string; name: string }[]; place: SearchResult['area'] }

/** The categories that an uncertain need may mean, as links beside the results. */
export function MeantChips({ categories, place }: Props) {
  const t = useTranslation()
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <span id="did-you-mean" className="text-muted text-sm">
        {t('meant.title')}
      </span>
      <ul aria-labelledby="did-you-mean" className="contents">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={landingPath({ category: slug, area: place?.slug })} className="quick-chip">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
