import { useLocation } from 'react-router'
import { addressIn } from '#platform/scope.ts'
import { brand } from '#shared/brand.ts'
import { locales } from '#shared/locale.ts'
import { useScope } from './scope.tsx'

type HeadProps = {
  /** Without the brand's name, which follows it. */
  title: string
  description: string
  /** The one path of this page without language prefix; defaults to the path that was asked for. */
  path?: string
  /** Path of the OpenGraph picture, 1200 x 630. */
  picture?: string
  /** Keeps the page out of search engines: searches with many filters, errors. */
  isPrivate?: boolean
}

const openGraphLocales = { en: 'en_HK', 'zh-Hant': 'zh_HK', 'zh-Hans': 'zh_CN' }

/** Title, description, canonical and alternate addresses, and OpenGraph of a page; React lifts them into the head. */
export function Head({ title, description, path, picture, isPrivate = false }: HeadProps) {
  const scope = useScope()
  const { pathname } = useLocation()
  const own = path ?? pathname
  const address = addressIn(scope, scope.locale, own)
  const image = scope.baseUrl + (picture ?? `/og/page/${scope.locale}.png`)
  return (
    <>
      <title>{`${title} · ${scope.locale === 'en' ? brand.name : `${brand.nameZh} ${brand.name}`}`}</title>
      <meta name="description" content={description} />
      {isPrivate ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          {locales.map((locale) => (
            <link key={locale} rel="alternate" hrefLang={locale} href={addressIn(scope, locale, own)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(scope, 'en', own)} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={openGraphLocales[scope.locale]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
