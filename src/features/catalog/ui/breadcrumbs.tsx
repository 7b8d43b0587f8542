import { Link } from 'react-router'
import { absoluteUrl } from '#platform/scope.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { JsonLd } from '#platform/ui/json-ld.tsx'
import { useScope } from '#platform/ui/scope.tsx'
import { useTranslation } from './use-translation.ts'

type Step = { path: string; name: string }

/** Breadcrumbs of a page below all services, with structured data for search engines. */
export function Breadcrumbs({ above, page }: { above: Step[]; page: Step }) {
  const t = useTranslation()
  const scope = useScope()
  const steps = [
    { path: '/', name: t('breadcrumbs.home') },
    { path: '/explore', name: t('breadcrumbs.explore') },
    ...above,
  ]
  const data = import.meta.env.SSR && {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, page].map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(scope, scope.locale, path),
    })),
  }
  return (
    <nav aria-label={t('breadcrumbs.label')}>
      <JsonLd data={data} />
      <ol className="text-muted flex flex-wrap items-center gap-x-1 text-sm">
        {steps.map(({ path, name }, index) => (
          <li key={path} className="inline-flex items-center gap-1">
            {index > 0 && <Icon name="chevron-right" size={14} />}
            <Link to={path} className="hover:text-ink -my-1.5 inline-flex min-h-11 items-center hover:underline">
              {name}
            </Link>
          </li>
        ))}
        {/* On a phone it would often be alone on a second line, above a heading that says the same. */}
        <li aria-current="page" className="inline-flex items-center gap-1 max-sm:hidden">
          <Icon name="chevron-right" size={14} />
          {page.name}
        </li>
      </ol>
    </nav>
  )
}
