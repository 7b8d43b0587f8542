import { useTranslation } from '../use-translation.ts'

/** The first link of each page: leads readers with a keyboard past the header or the menu. */
export function SkipLink() {
  const t = useTranslation()
  return (
    <a
      href="#content"
      className="focus:rounded-control focus:bg-surface sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-3"
    >
      {t('nav.skip')}
    </a>
  )
}
