import { Suspense, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useStoredSearch } from '#features/listings/ui/stored-search.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { lazyPart } from '#platform/ui/lazy-part.tsx'
import { useSlashKey } from './use-slash-key.ts'
import { useTranslation } from './use-translation.ts'

const Panel = lazyPart(async () => (await import('./header-search-panel.tsx')).HeaderSearchPanel)

/**
 * The search in the header of pages without a search box of their own: shows the last search, and opens the box below the
 * header, which is loaded then. Without JavaScript it leads to /explore.
 */
export function HeaderSearch() {
  const t = useTranslation()
  const opener = useRef<HTMLAnchorElement>(null)
  const { key } = useLocation()
  // A navigation closes the box.
  const [openedAt, setOpenedAt] = useState('')
  const isOpen = openedAt === key
  const { q, category, area } = useStoredSearch() ?? {}
  const last = [category?.name, area?.name, q].filter(Boolean).join(' · ')
  useSlashKey(() => setOpenedAt(key))
  return (
    <>
      <Link
        ref={opener}
        to="/explore"
        aria-label={last ? t('header.last', { search: last }) : t('header.search')}
        aria-expanded={isOpen}
        onClick={(event) => {
          event.preventDefault()
          setOpenedAt(isOpen ? '' : key)
        }}
        className="hover:bg-sunken xl:border-line-strong inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-full xl:max-w-56 xl:border xl:px-4"
      >
        <Icon name="search" size={22} />
        <span className="text-muted hidden truncate text-sm xl:block">{last || t('header.search')}</span>
      </Link>
      <Suspense>{isOpen && <Panel opener={opener} onClose={() => setOpenedAt('')} />}</Suspense>
    </>
  )
}
