import { usePublicSettings } from '#features/settings/ui/settings-queries.ts'
import { buttonClass } from '#platform/ui/button.tsx'
import { useTranslation } from './use-translation.ts'

/** Says where an e-mail is on a site without a mail server, with its link in demonstration mode; nothing on any other. */
export function HeldEmail({ link }: { link: string | null }) {
  const t = useTranslation()
  const settings = usePublicSettings()
  if (settings?.canSendMail !== false) return null
  return (
    <div className="rounded-control bg-gold-soft space-y-2 p-3 text-sm">
      <p>{t(link !== null ? 'mail.demoLink' : settings.isDemo ? 'mail.demo' : 'mail.noServer')}</p>
      {link !== null && (
        // A path with the language in it, as in the e-mail.
        <a href={link} className={buttonClass({ variant: 'primary', isWide: true })}>
          {t('mail.openLink')}
        </a>
      )}
    </div>
  )
}
