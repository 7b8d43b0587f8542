import { useSyncExternalStore } from 'react'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '../use-translation.ts'

/** Runs before the first paint, so that a dark reader never sees a flash. Backticks only: React would escape quotes. */
export const themeScript = 'try{document.documentElement.classList.toggle(`dark`,localStorage.theme===`dark`)}catch{}'

const changed = 'kaifong:theme'

function subscribe(notify: () => void) {
  window.addEventListener(changed, notify)
  return () => window.removeEventListener(changed, notify)
}

/** Light by default, dark on choice, kept in this browser. */
export function ThemeSwitch() {
  const t = useTranslation()
  const isDark = useSyncExternalStore(
    subscribe,
    () => document.documentElement.classList.contains('dark'),
    () => false,
  )
  const label = isDark ? t('theme.light') : t('theme.dark')
  const toggle = () => {
    document.documentElement.classList.toggle('dark', !isDark)
    try {
      localStorage.theme = isDark ? 'light' : 'dark'
    } catch {
      // A browser that keeps nothing still changes this page.
    }
    window.dispatchEvent(new Event(changed))
  }
  return (
    <button
      type="button"
      onClick={toggle}
      className="rounded-control hover:bg-sunken inline-flex size-11 items-center justify-center"
      aria-label={label}
      title={label}
    >
      <Icon name={isDark ? 'sun' : 'moon'} size={20} />
    </button>
  )
}
