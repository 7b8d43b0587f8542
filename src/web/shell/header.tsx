import { Link, useLocation } from 'react-router'
import { HeaderSearch } from '#features/discovery/ui/header-search.tsx'
import { BrandMark } from '#platform/ui/brand-mark.tsx'
import { buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useMenu } from '#platform/ui/menu.tsx'
import { brand } from '#shared/brand.ts'
import { useTranslation } from '../use-translation.ts'
import { LanguageMenu } from './language-switch.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { UserMenu } from './user-menu.tsx'

const navItems = [
  ['/', 'nav.home'],
  ['/explore', 'nav.explore'],
  ['/about', 'nav.about'],
  ['/pricing', 'nav.pricing'],
] as const

function NavLinks({ current }: { current: string }) {
  const t = useTranslation()
  return navItems.map(([to, key]) => (
    <Link key={to} to={to} aria-current={to === current ? 'page' : undefined} className="nav-link">
      {t(key)}
    </Link>
  ))
}

/** Page header. On small screens the links collapse into a menu that works without JavaScript. */
export function Header({ hasSearchBox }: { hasSearchBox: boolean }) {
  const { pathname } = useLocation()
  const current = navItems.some(([to]) => to === pathname) ? pathname : ''
  return (
    <header className="border-line bg-surface relative z-30 border-b print:hidden">
      <HeaderContent current={current} hasSearchBox={hasSearchBox} />
    </header>
  )
}

function HeaderContent({ current, hasSearchBox }: { current: string; hasSearchBox: boolean }) {
  const t = useTranslation()
  const menu = useMenu()
  return (
    <>
      <SkipLink />
      <div className="wrap flex h-15 items-center gap-1">
        <Link to="/" className="brand">
          <BrandMark size={32} />
          <span className="text-lg/[44px] font-bold tracking-tight">{brand.name}</span>
          <span lang="zh-Hant" className="text-muted text-sm">
            {brand.nameZh}
          </span>
        </Link>
        <nav aria-label={t('nav.main')} className="hidden flex-1 items-center lg:flex">
          <NavLinks current={current} />
        </nav>
        {!hasSearchBox && <HeaderSearch />}
        <div className="hidden items-center gap-1 lg:flex">
          <Link to="/submit-listing" className={buttonClass({ variant: 'ghost' })}>
            {t('nav.submit')}
          </Link>
          <UserMenu />
        </div>
        <LanguageMenu />
        <ThemeSwitch />
        <details ref={menu} className="group lg:hidden">
          <summary
            className="rounded-control hover:bg-sunken inline-flex size-11 items-center justify-center"
            aria-label={t('nav.menu')}
          >
            <Icon name="menu" size={24} className="group-open:hidden" />
            <Icon name="x" size={24} className="hidden group-open:block" />
          </summary>
          <div className="border-line bg-surface shadow-soft absolute inset-x-0 top-15 border-b">
            <nav aria-label={t('nav.main')} className="wrap flex flex-col py-2">
              <NavLinks current={current} />
              <Link to="/submit-listing" className="nav-link">
                {t('nav.submit')}
              </Link>
              <div className="flex flex-wrap gap-2 py-3">
                <UserMenu isFlat />
              </div>
            </nav>
          </div>
        </details>
      </div>
    </>
  )
}
