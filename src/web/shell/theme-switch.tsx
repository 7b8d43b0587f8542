import { useSyncExternalStore } from 'react'
import { Icon } from '#platform/ui/icon.tsx'
import { withStorage } from '#platform/ui/with-storage.ts'
import { useTranslation } from '../use-translation.ts'

const changeEvent = 'kaifong:theme'

function subscribe(notify: () => void) {
  window.addEventListener(changeEvent, notify)
  return () => window.removeEventListener(changeEvent, notify)
}

/** Toggles the theme: light by default; the choice is stored in localStorage. */
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
    // Without storage the theme still changes for this page.
    withStorage(() => (localStorage.theme = isDark ? 'light' : 'dark'))
    window.dispatchEvent(new Event(changeEvent))
  }
  return (
    <button
      type="button"
      onClick={toggle}
      className="rounded-control hover:bg-sunken inline-flex size-11 items-center justify-center noscript:hidden"
      aria-label={label}
      title={label}
    >
      <Icon name={isDark ? 'sun' : 'moon'} size={20} />
    </button>
  )
}
