import clsx from 'clsx'
import type { FormEvent } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#platform/ui/icon.tsx'
import { Menu } from '#platform/ui/menu.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import { useKnownSearch } from '#platform/ui/use-known-search.ts'
import { localeNames, locales, type Locale } from '#shared/locale.ts'
import { useTranslation } from '../use-translation.ts'

const shortNames: Record<Locale, string> = { en: 'EN', 'zh-Hant': '繁', 'zh-Hans': '简' }

let isKept = false
/** Keeps scroll position and fields, and then sends the form: what keeps them is loaded late, since few change the language. */
function keepAndSend(event: FormEvent<HTMLFormElement>) {
  if (isKept) return
  event.preventDefault()
  const { currentTarget: form } = event
  const { submitter } = event.nativeEvent as SubmitEvent
  const send = () => {
    isKept = true
    form.requestSubmit(submitter)
    isKept = false
  }
  import('./kept-input.ts').then(({ keepInput }) => keepInput()).then(send, send)
}

/** The language switch of the page header, behind one button that shows the current language. */
export function LanguageMenu() {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <Menu
      label={`${t('footer.language')}: ${shortNames[locale]}`}
      className="rounded-control hover:bg-sunken inline-flex h-11 min-w-11 items-center justify-center gap-1 px-2 text-sm font-medium"
      button={
        <>
          <Icon name="globe" size={18} />
          <span aria-hidden="true">{shortNames[locale]}</span>
        </>
      }
    >
      <LanguageSwitch className="flex-col" />
    </Menu>
  )
}

/** Changes the language and keeps page, query, scroll position and what is typed. A form, because it sets a cookie and works without JavaScript. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useTranslation()
  const locale = useLocale()
  const { pathname } = useLocation()
  const search = useKnownSearch()
  return (
    <form
      method="post"
      action="/language"
      aria-label={t('footer.language')}
      className={clsx('flex flex-wrap gap-1', className)}
      onSubmit={keepAndSend}
    >
      <input type="hidden" name="next" value={pathname + search} />
      {locales.map((one) => (
        <button
          key={one}
          type="submit"
          name="language"
          value={one}
          lang={one}
          aria-pressed={one === locale}
          className="language"
        >
          {localeNames[one]}
        </button>
      ))}
    </form>
  )
}
