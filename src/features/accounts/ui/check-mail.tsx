import { useEffect, useRef, type ReactNode } from 'react'
import { usePublicSettings } from '#features/settings/ui/settings-queries.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { HeldEmail } from './held-email.tsx'
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
  const isHeld = usePublicSettings()?.canSendMail === false
  return (
    <section ref={root} tabIndex={-1} className="space-y-4 focus:outline-none">
      <span className="bg-primary-soft text-primary rounded-card inline-flex size-12 items-center justify-center">
        <Icon name="mail" size={24} />
      </span>
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
      {!isHeld && <p className="text-muted">{t('mail.look')}</p>}
      <HeldEmail link={link} />
      {children}
    </section>
  )
}
