import { Link } from 'react-router'
import { absoluteUrl } from '#platform/scope.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { JsonLd } from '#platform/ui/json-ld.tsx'
import { useScope } from '#platform/ui/scope.tsx'
import type { CategoryDetail } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

/** Breadcrumbs of a category, with structured data for search engines. */
export function CategoryBreadcrumbs({ category }: { category: Pick<CategoryDetail, 'slug' | 'name' | 'group'> }) {
  const t = useTranslation()
  const scope = useScope()
  const steps = [
    { path: '/', name: t('breadcrumbs.home') },
    { path: '/explore', name: t('breadcrumbs.explore') },
    ...(category.group ? [{ path: `/category/${category.group.slug}`, name: category.group.name }] : []),
  ]
  const all = [...steps, { path: `/category/${category.slug}`, name: category.name }]
  const data = import.meta.env.SSR && {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ path, name }, index) => ({
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
        {steps.map(({ path, name }) => (
          <li key={path} className="inline-flex items-center gap-1">
            <Link to={path} className="hover:text-ink inline-flex min-h-8 items-center hover:underline">
              {name}
            </Link>
            <Icon name="chevron-right" size={14} />
          </li>
        ))}
        <li aria-current="page">{category.name}</li>
      </ol>
    </nav>
  )
}
