import type { Locale } from '#shared/locale.ts'
import { useTranslation } from './use-translation.ts'

type Email = { from: string; subject: string; text: string }

/** The plain text of an e-mail, with sender, recipient and subject. */
export function EmailText({ email, to, language }: { email: Email; to: string; language: Locale }) {
  const t = useTranslation()
  return (
    <div className="text-sm">
      <dl className="mb-3 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        <dt className="text-muted">{t('email.from')}</dt>
        <dd className="break-all">{email.from}</dd>
        <dt className="text-muted">{t('email.to')}</dt>
        <dd className="break-all">{to}</dd>
        <dt className="text-muted">{t('email.subject')}</dt>
        <dd lang={language} className="font-semibold break-words">
          {email.subject}
        </dd>
      </dl>
      <pre
        lang={language}
        className="bg-sunken rounded-control p-3 font-sans text-pretty break-words whitespace-pre-wrap"
      >
        {email.text}
      </pre>
    </div>
  )
}
