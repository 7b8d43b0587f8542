import { useEffect, useRef, useState } from 'react'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { absoluteUrl } from '#platform/scope.ts'
import { useScope } from '#platform/ui/scope.tsx'
import { localeNames, locales, type Locale } from '#shared/locale.ts'
import type { Promotion } from '../contract.ts'
import { badgeSize, badgeSnippet, badgeThemes, type BadgeTheme } from '../rules.ts'
import { CopyButton } from './copy-button.tsx'
import { useTranslation } from './use-translation.ts'

const control = 'border-line-strong bg-surface rounded-control block min-h-11 border px-3'

/** The badge for another website: language and theme to choose, the picture as it looks, and the HTML to copy. */
export function WebsiteBadge({ promotion: { listingId, slug, name } }: { promotion: Promotion }) {
  const t = useTranslation()
  const scope = useScope()
  const [locale, setLocale] = useState<Locale>(scope.locale)
  const [theme, setTheme] = useState<BadgeTheme>('light')
  const [languageSelect, themeSelect] = [useRef<HTMLSelectElement>(null), useRef<HTMLSelectElement>(null)]
  // What was chosen before hydration is in the controls alone, which are uncontrolled therefore.
  useEffect(() => {
    setLocale(languageSelect.current!.value as Locale)
    setTheme(themeSelect.current!.value as BadgeTheme)
  }, [languageSelect, themeSelect])
  // By id: other websites keep this address, whatever the listing is called.
  const picture = `/badge/${locale}/${theme}/${listingId}.svg`
  const snippet = badgeSnippet({
    page: absoluteUrl(scope, locale, listingPath(slug)),
    picture: scope.baseUrl + picture,
    name: t('badge.alt', { name: name.text }),
  })
  return (
    <div className="space-y-3">
      <p>{t('badge.text')}</p>
      <div className="flex flex-wrap gap-4">
        <label>
          <span className="mb-1 block font-semibold">{t('badge.language')}</span>
          <select
            ref={languageSelect}
            defaultValue={locale}
            onChange={({ target }) => setLocale(target.value as Locale)}
            className={control}
          >
            {locales.map((one) => (
              <option key={one} value={one}>
                {localeNames[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="mb-1 block font-semibold">{t('badge.theme')}</span>
          <select
            ref={themeSelect}
            defaultValue={theme}
            onChange={({ target }) => setTheme(target.value as BadgeTheme)}
            className={control}
          >
            {badgeThemes.map((one) => (
              <option key={one} value={one}>
                {t(`badge.theme.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <img src={picture} {...badgeSize} alt={t('badge.alt', { name: name.text })} />
      <label className="block">
        <span className="mb-1 block font-semibold">{t('badge.html')}</span>
        <textarea
          readOnly
          rows={4}
          value={snippet}
          onFocus={(event) => event.currentTarget.select()}
          className="border-line-strong rounded-control bg-sunken block field-sizing-content w-full border px-3 py-2 font-mono text-sm break-all"
        />
      </label>
      <CopyButton text={snippet} label={t('badge.copy')} />
    </div>
  )
}
