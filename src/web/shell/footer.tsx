import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { usePublicSettings } from '#features/settings/ui/settings-queries.ts'
import { absoluteUrl } from '#platform/scope.ts'
import { useScope } from '#platform/ui/scope.tsx'
import { brand } from '#shared/brand.ts'
import { whatsappLink, whatsappShareLink } from '#shared/hk-phone.ts'
import { useTranslation } from '../use-translation.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const networks = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn', twitter: 'Twitter' }
const linkClass = 'footer-link'

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-ink mb-1 text-sm font-semibold">{title}</h2>
      <ul className="text-sm">{children}</ul>
    </div>
  )
}

/** Page footer: quick links, legal, contact, for developers, enabled social networks, language and theme. */
export function Footer() {
  return (
    <footer className="below border-line bg-surface mt-16 border-t print:hidden">
      <FooterContent />
    </footer>
  )
}

function FooterContent() {
  const t = useTranslation()
  const scope = useScope()
  const { pathname } = useLocation()
  const settings = usePublicSettings()
  const share = whatsappShareLink(t('footer.shareText', { url: absoluteUrl(scope, scope.locale, pathname) }))
  const pages = [
    ['/', t('nav.home')],
    ['/explore', t('nav.explore')],
    ['/about', t('nav.about')],
    ['/pricing', t('nav.pricing')],
  ] as const
  return (
    <>
      <div className="wrap grid grid-cols-2 gap-8 py-10 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        <Column title={t('footer.quickLinks')}>
          {pages.map(([to, name]) => (
            <li key={to}>
              <Link to={to} className={linkClass}>
                {name}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/submit-listing" className={linkClass}>
              {t('nav.submit')}
            </Link>
          </li>
        </Column>
        <Column title={t('footer.legal')}>
          <li>
            <Link to="/terms" className={linkClass}>
              {t('footer.terms')}
            </Link>
          </li>
          <li>
            <Link to="/privacy" className={linkClass}>
              {t('footer.privacy')}
            </Link>
          </li>
        </Column>
        <Column title={t('footer.contact')}>
          <li>
            {settings?.supportWhatsapp ? (
              <a href={whatsappLink(settings.supportWhatsapp)} className={linkClass} rel="noopener" target="_blank">
                {t('footer.whatsapp')}
              </a>
            ) : (
              // The about page says that a new site has no number yet.
              <Link to="/about#contact" className={linkClass}>
                {t('footer.whatsapp')}
              </Link>
            )}
          </li>
          <li>
            <a href={share} className={linkClass} rel="noopener" target="_blank">
              {t('footer.share')}
            </a>
          </li>
        </Column>
        <Column title={t('footer.developers')}>
          <li>
            <a href="/api/docs" className={linkClass}>
              {t('footer.api')}
            </a>
          </li>
          <li>
            <a href={`/feed.xml?language=${scope.locale}`} className={linkClass}>
              {t('footer.feed')}
            </a>
          </li>
        </Column>
        {settings && settings.social.length > 0 && (
          <Column title={t('footer.social')}>
            {settings.social.map(({ network, url }) => (
              <li key={network}>
                <a href={url} className={linkClass} rel="noopener" target="_blank">
                  {networks[network]}
                </a>
              </li>
            ))}
          </Column>
        )}
      </div>
      <div className="wrap text-muted text-sm">
        <div className="border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t py-4">
          <p className="dot-separated">
            <span>
              {brand.name} <span lang="zh-Hant">{brand.nameZh}</span>
            </span>
            <span>{t('footer.rights')}</span>
          </p>
          <div className="flex items-center gap-1">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </>
  )
}
