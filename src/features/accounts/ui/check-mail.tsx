import { useEffect, useRef, type ReactNode } from 'react'
import { usePublicSettings } from '#features/settings/ui/settings-queries.ts'
import { buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from './use-translation.ts'

/** Asks the visitor to check their e-mail. Takes the focus because it replaces the form that had it. */
export function CheckMail({
  title,
  text,
  link = null,
  children,
}: {
  title: string
  text: string
  /** The link of the e-mail, in demonstration mode without a mail server. */
  link?: string | null
  children?: ReactNode
}) {
  const t = useTranslation()
  const root = useRef<HTMLElement>(null)
  useEffect(() => root.current?.focus(), [])
  const settings = usePublicSettings()
  const isHeld = settings?.canSendMail === false
  return (
    <section ref={root} tabIndex={-1} className="space-y-4 focus:outline-none">
      <span className="bg-primary-soft text-primary rounded-card inline-flex size-12 items-center justify-center">
        <Icon name="mail" size={24} />
      </span>
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
      {!isHeld && <p className="text-muted">{t('mail.look')}</p>}
      {isHeld && (
        <div className="rounded-control bg-gold-soft space-y-2 p-3 text-sm">
          <p>{t(link !== null ? 'mail.demoLink' : settings.isDemo ? 'mail.demo' : 'mail.noServer')}</p>
          {link !== null && (
            // A path with the language in it, as in the e-mail.
            <a href={link} className={buttonClass({ variant: 'primary', isWide: true })}>
              {t('mail.openLink')}
            </a>
          )}
        </div>
      )}
      {children}
    </section>
  )
}
