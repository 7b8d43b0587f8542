import { clsx } from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useAdminMarker } from '#features/accounts/ui/admin-marker.ts'
import { useMe, useSignOut } from '#features/accounts/ui/use-me.ts'
import { screenOf, useQueues } from '#features/backoffice/ui/queue-queries.ts'
import { useTranslation } from '#features/backoffice/ui/use-translation.ts'
import { BrandMark } from '#platform/ui/brand-mark.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useOutsideTap } from '#platform/ui/use-outside-tap.ts'
import { brand } from '#shared/brand.ts'
import { adminScreens } from '../admin-screens.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const iconButtonClass = 'rounded-control hover:bg-sunken inline-flex size-11 items-center justify-center'

/** Layout of the back office: a sidebar with pending counts, shown as a drawer on small screens. */
export function AdminShell({ children }: { children: ReactNode }) {
  const t = useTranslation()
  const drawer = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  useOutsideTap(drawer)
  return (
    <div className="admin-shell flex flex-1 flex-col lg:flex-row">
      <SkipLink />
      <header className="border-line bg-surface flex h-14 items-center gap-2 border-b px-2 lg:hidden print:hidden">
        <button
          type="button"
          aria-label={t('shell.menu')}
          className={iconButtonClass}
          onClick={() => drawer.current?.showModal()}
        >
          <Icon name="menu" size={24} />
        </button>
        <Link to="/admin" className="flex min-h-11 items-center gap-2 font-bold">
          <BrandMark size={28} />
          {t('shell.title')}
        </Link>
      </header>
      {/* Keyed by path, so that navigation closes the drawer. */}
      <dialog
        key={pathname}
        ref={drawer}
        aria-label={t('shell.menu')}
        className="bg-surface text-ink m-0 h-dvh max-h-none w-72 flex-col overflow-y-auto p-3 backdrop:bg-black/50 open:flex"
      >
        <button
          type="button"
          aria-label={t('shell.close')}
          className={clsx(iconButtonClass, 'self-end')}
          onClick={() => drawer.current?.close()}
        >
          <Icon name="x" />
        </button>
        {/* Also by the link to the page that is shown. */}
        <Sidebar onGo={() => drawer.current?.close()} />
      </dialog>
      <aside
        aria-label={t('shell.menu')}
        className="border-line bg-surface hidden w-60 flex-none border-r lg:block print:hidden"
      >
        {/* As high as the window, so that only the menu scrolls in it. */}
        <div className="sticky top-0 flex h-[calc(100dvh-var(--banner,0px))] flex-col overflow-y-auto p-3">
          <Link to="/admin" className="mb-2 flex min-h-11 flex-none items-center gap-2 px-2">
            <BrandMark size={28} />
            <span className="leading-tight">
              <span className="block font-bold">
                {brand.name}{' '}
                <span lang="zh-Hant" className="whitespace-nowrap">
                  {brand.nameZh}
                </span>
              </span>
              <span className="text-muted block text-xs">{t('shell.title')}</span>
            </span>
          </Link>
          <Sidebar />
        </div>
      </aside>
      {/* Room below, so that the last rows can be scrolled above a toast. */}
      <main id="content" tabIndex={-1} className="min-w-0 flex-1 px-4 pt-5 pb-40 focus:outline-none lg:px-6 xl:px-8">
        {children}
      </main>
    </div>
  )
}

const groups = ['work', 'people', 'directory', 'site'] as const
const itemClass =
  'rounded-control hover:bg-sunken aria-[current=page]:bg-primary-soft flex min-h-11 w-full items-center gap-3 px-2 text-left text-sm font-medium aria-[current=page]:font-semibold lg:min-h-8'

function Sidebar({ onGo }: { onGo?: () => void }) {
  const t = useTranslation()
  const { data: me } = useMe()
  useAdminMarker(me?.isAdmin === true)
  const signOut = useSignOut()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <>
      <nav ref={nav} aria-label={t('shell.title')} className="-mx-3 min-h-48 flex-1 overflow-y-auto px-3">
        {groups.map((group) => {
          const screens = adminScreens.filter((screen) => screen.group === group)
          if (screens.length === 0) return null
          return (
            <section key={group} className="mb-3 lg:mb-2">
              <h2 className="text-muted px-2 pb-1 text-xs font-semibold">{t(`group.${group}`)}</h2>
              <ul>
                {screens.map((screen) => (
                  <li key={screen.path}>
                    <SidebarLink {...screen} onGo={onGo} />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </nav>
      <div className="border-line -mx-3 flex-none border-t px-3 pt-2">
        <div className="flex items-center">
          <p className="text-muted min-w-0 flex-1 truncate px-2 text-xs">{me?.email}</p>
          <ThemeSwitch />
        </div>
        <div className="flex">
          <Link to="/" className={itemClass}>
            <Icon name="external-link" size={18} className="text-muted flex-none" />
            {t('shell.site')}
          </Link>
          <button type="button" className={itemClass} onClick={() => void signOut()}>
            <Icon name="log-out" size={18} className="text-muted flex-none" />
            {t('shell.signOut')}
          </button>
        </div>
        <LanguageSwitch className="[&>button]:px-1.5" />
      </div>
    </>
  )
}

type LinkProps = (typeof adminScreens)[number] & { onGo: (() => void) | undefined }

function SidebarLink({ path, icon = 'circle', onGo }: LinkProps) {
  const t = useTranslation()
  const { number } = useFormat()
  const { data } = useQueues()
  const target = path === '' ? '/admin' : `/admin/${path}`
  const queues = Object.values(data ?? {}).filter((queue) => screenOf(queue) === target)
  const waiting = queues.reduce((sum, { count }) => sum + count, 0)
  const to = queues.find(({ count }) => count > 0)?.path ?? target
  const name = path === '' ? 'dashboard' : path
  const { pathname } = useLocation()
  const isWithin = adminScreens.some((one) => one.within === path && pathname === `/admin/${one.path}`)
  const isHere = pathname === target || (path !== '' && pathname.startsWith(`${target}/`))
  return (
    <Link to={to} aria-current={isHere || isWithin ? 'page' : undefined} onClick={onGo} className={itemClass}>
      <Icon name={icon} size={18} className="text-muted flex-none" />
      <span className="min-w-0 flex-1">{t(`screen.${name}` as 'screen.dashboard')}</span>
      {waiting > 0 && (
        <span className="bg-gold-soft text-gold-ink tabular rounded-full px-2 text-xs font-semibold">
          {number(waiting)}
          <span className="sr-only"> {t('shell.waiting')}</span>
        </span>
      )}
    </Link>
  )
}
