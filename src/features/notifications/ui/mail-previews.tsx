import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { isApiError } from '#platform/api.ts'
import { Button, buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi, useApiClient, useLocale } from '#platform/ui/scope.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { localeNames, locales, type Locale } from '#shared/locale.ts'
import { notificationsApi } from '../api.ts'
import { EmailText } from './email-text.tsx'
import { useEmailNames } from './use-email-names.ts'
import { useTranslation } from './use-translation.ts'

/** Preview of every type of e-mail in each language, with a button that sends it to the admin. */
export function MailPreviews({ myAddress }: { myAddress: string }) {
  const t = useTranslation()
  const { names } = useEmailNames()
  const [type, setType] = useState('welcome')
  const [locale, setLocale] = useState<Locale>(useLocale())
  const [isBusy, setIsBusy] = useState(false)
  const calls = useApiClient(notificationsApi)
  const email = useQuery({
    ...useApi(notificationsApi).preview.queryOptions({ input: { type, locale } }),
    placeholderData: keepPreviousData,
  })
  const send = async () => {
    setIsBusy(true)
    try {
      const { to } = await calls.sendTest({ type, locale })
      toast({ title: t('test.sent', { to }) })
    } catch (error) {
      const isTooMany = isApiError(error) && error.status === 429
      toast({ title: t(isTooMany ? 'test.tooMany' : 'test.failed'), variant: 'destructive' })
    }
    setIsBusy(false)
  }
  return (
    <div className="border-line mt-6 border-t pt-4">
      <h3 className="mb-2 font-semibold">{t('preview.title')}</h3>
      <div className="mb-3 flex flex-wrap items-end gap-2">
        <Choice label={t('column.type')} value={type} onChoose={setType}>
          {names.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice label={t('column.language')} value={locale} onChoose={(value) => setLocale(value as Locale)}>
          {locales.map((one) => (
            <option key={one} value={one} lang={one}>
              {localeNames[one]}
            </option>
          ))}
        </Choice>
        <a
          href={`/api/mails/preview/${type}/${locale}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass()}
        >
          <Icon name="external-link" size={18} />
          {t('read.html')}
        </a>
        <Button aria-disabled={isBusy} onClick={() => !isBusy && void send()}>
          {isBusy ? <Spinner size={18} /> : <Icon name="send" size={18} />}
          <span>{t('test.button')}</span>
        </Button>
      </div>
      {email.data && <EmailText email={email.data} to={myAddress} language={locale} />}
      {email.isError && <p role="alert">{t('read.failed')}</p>}
    </div>
  )
}

type ChoiceProps = { label: string; value: string; onChoose: (value: string) => void; children: ReactNode }

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      className="border-line-strong bg-surface rounded-control min-h-11 max-w-full border px-3 max-sm:min-w-0 max-sm:flex-1 max-sm:basis-[8rem]"
    >
      {children}
    </select>
  )
}
