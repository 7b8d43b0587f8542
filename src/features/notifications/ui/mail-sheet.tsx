import { useQuery } from '@tanstack/react-query'
import { Button, buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { notificationsApi } from '../api.ts'
import type { OutboxMail } from '../contract.ts'
import { EmailText } from './email-text.tsx'
import { useEmailNames } from './use-email-names.ts'
import { useTranslation } from './use-translation.ts'

type MailSheetProps = { mail: OutboxMail | null; onClose: () => void; onRetry: (mails: OutboxMail[]) => Promise<void> }

/** One e-mail: its text, a link to its HTML, and a retry button while it is failed or queued. */
export function MailSheet({ mail, onClose, onRetry }: MailSheetProps) {
  const t = useTranslation()
  const { nameOf } = useEmailNames()
  const canRetry = mail?.status === 'failed' || mail?.status === 'queued'
  return (
    <Sheet
      isOpen={mail !== null}
      onClose={onClose}
      title={mail ? nameOf(mail.type) : ''}
      closeLabel={t('read.close')}
      fitsContent
      footer={
        mail && (
          <div className="flex flex-wrap gap-2">
            <a
              href={`/api/mails/${mail.id}`}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'secondary' })}
            >
              <Icon name="external-link" size={18} />
              {t('read.html')}
            </a>
            {canRetry && (
              <Button variant="primary" onClick={() => void onRetry([mail]).then(onClose)}>
                <Icon name="rotate-ccw" size={18} />
                {t('retry.button')}
              </Button>
            )}
          </div>
        )
      }
    >
      {mail && <Content mail={mail} />}
    </Sheet>
  )
}

function Content({ mail }: { mail: OutboxMail }) {
  const t = useTranslation()
  const read = useQuery(useApi(notificationsApi).read.queryOptions({ input: { id: mail.id }, staleTime: 60_000 }))
  if (read.isPending) return <Spinner />
  if (!read.data) return <p role="alert">{t('read.failed')}</p>
  return (
    <>
      {read.data.isLinkHidden && (
        <p className="bg-gold-soft text-gold-ink rounded-control mb-3 p-3 text-sm">{t('read.linkHidden')}</p>
      )}
      {mail.lastError && <p className="text-accent mb-3 text-sm break-words">{mail.lastError}</p>}
      <EmailText email={read.data.email} to={mail.to} language={mail.language} />
    </>
  )
}
