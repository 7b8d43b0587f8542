import clsx from 'clsx'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '#platform/ui/scope.tsx'
import { localeNames, locales } from '#shared/locale.ts'
import { useTranslation } from '../use-translation.ts'

const scrollKey = 'kaifong:scroll'

/** Changes the language and keeps page, query and scroll position. A form, because it sets a cookie and works without JavaScript. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useTranslation()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const position = sessionStorage.getItem(scrollKey)
    sessionStorage.removeItem(scrollKey)
    if (position) window.scrollTo(0, Number(position))
  }, [])
  return (
    <form
      method="post"
      action="/language"
      aria-label={t('footer.language')}
      className={clsx('flex flex-wrap gap-1', className)}
      onSubmit={() => sessionStorage.setItem(scrollKey, String(window.scrollY))}
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
          className={clsx(
            'rounded-control min-h-11 px-3 text-sm',
            one === locale ? 'bg-primary-soft text-ink font-semibold' : 'text-muted hover:bg-sunken',
          )}
        >
          {localeNames[one]}
        </button>
      ))}
    </form>
  )
}
