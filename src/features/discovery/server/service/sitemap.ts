import { absoluteUrl } from '#platform/scope.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import { locales } from '#shared/locale.ts'

export type SitemapEntry = { path: string; updatedAt?: string | null }

/** A sitemap: every page in three languages with links to its alternates. */
export function sitemap(baseUrl: string, entries: SitemapEntry[]): string {
  const urls = entries.flatMap(({ path, updatedAt }) => {
    const links = locales
      .map(
        (one) =>
          `<xhtml:link rel="alternate" hreflang="${one}" href="${escapeHtml(absoluteUrl({ baseUrl }, one, path))}"/>`,
      )
      .join('')
    const changed = updatedAt ? `<lastmod>${updatedAt.slice(0, 10)}</lastmod>` : ''
    return locales.map(
      (locale) => `<url><loc>${escapeHtml(absoluteUrl({ baseUrl }, locale, path))}</loc>${changed}${links}</url>`,
    )
  })
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${urls.join('\n')}\n</urlset>\n`
}

/** The sitemap index. */
export function sitemapIndex(baseUrl: string, paths: string[]): string {
  const maps = paths.map((path) => `<sitemap><loc>${escapeHtml(baseUrl + path)}</loc></sitemap>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps}\n</sitemapindex>\n`
}
