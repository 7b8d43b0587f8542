import { useLocation } from 'react-router'
import { absoluteUrl } from '#platform/scope.ts'
import { brand } from '#shared/brand.ts'
import { locales } from '#shared/locale.ts'
import { useScope } from './scope.tsx'

type HeadProps = {
  /** Without the brand name, which is appended. */
  title: string
  description: string
  /** Canonical path of the page without language prefix; defaults to the requested path. */
  path?: string
  /** Path of the OpenGraph picture, 1200 x 630. */
  picture?: string
  /** Excludes the page from search engines: searches with many filters, errors. */
  noIndex?: boolean
}

/** Title, description, canonical and alternate links, and OpenGraph tags of a page; React hoists them into the head. */
export function Head({ title, description, path, picture, noIndex = false }: HeadProps) {
  const scope = useScope()
  const { pathname } = useLocation()
  const pagePath = path ?? pathname
  const url = absoluteUrl(scope, scope.locale, pagePath)
  return (
    <>
      <title>{`${title} · ${scope.locale === 'en' ? brand.name : `${brand.name} ${brand.nameZh}`}`}</title>
      <meta name="description" content={description} />
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          {locales.map((locale) => (
            <link key={locale} rel="alternate" hrefLang={locale} href={absoluteUrl(scope, locale, pagePath)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={absoluteUrl(scope, 'en', pagePath)} />
        </>
      )}
      {import.meta.env.SSR && <OpenGraph {...{ title, description, picture, url }} />}
    </>
  )
}

const openGraphLocales = { en: 'en_HK', 'zh-Hant': 'zh_HK', 'zh-Hans': 'zh_CN' }

/** For the previews of shared links, which are made from the server's HTML: no part of the browser bundle. */
function OpenGraph({
  title,
  description,
  picture,
  url,
}: Pick<HeadProps, 'title' | 'description' | 'picture'> & { url: string }) {
  const { locale, baseUrl } = useScope()
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={openGraphLocales[locale]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={baseUrl + (picture ?? `/og/page/${locale}.png`)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
