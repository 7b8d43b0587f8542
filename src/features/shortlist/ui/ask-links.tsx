import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { formatDate } from '#platform/i18n.ts'
import { buttonClass, Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { whatsappLink } from '#shared/hk-phone.ts'
import type { Locale } from '#shared/locale.ts'
import { cleanText } from '#shared/text.ts'
import { shortlistApi } from '../api.ts'
import type { ComparedListing } from '../contract.ts'
import { askMessage, type Job } from '../rules/ask-message.ts'
import { compareQuery } from './shortlist-queries.ts'
import { useTranslation } from './use-translation.ts'

type AskLinksProps = {
  job: Job
  /** The chosen listings. */
  ids: string[]
  /** Those whose chat was opened. */
  asked: string[]
  onAsked: (id: string) => void
  /** A chat cannot be opened before the job is described. */
  onIncomplete: () => void
  onAgain: () => void
}

/** One link a provider, each opened by the visitor's own tap; the next one to open stands out. */
export function AskLinks({ job, ids, asked, onAsked, onIncomplete, onAgain }: AskLinksProps) {
  const t = useTranslation()
  const listings = useQuery({
    ...compareQuery(useApi(shortlistApi), ids, useLocale()),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const chosen = (listings.data ?? []).filter(({ id }) => ids.includes(id))
  const openedCount = chosen.filter(({ id }) => asked.includes(id)).length
  const next = chosen.find(({ id }) => !asked.includes(id))
  return (
    <section aria-labelledby="ask-send">
      <h2 id="ask-send" className="mb-3 text-xl font-bold">
        {t('ask.send')}
      </h2>
      {ids.length === 0 && <p className="text-muted">{t('ask.noneChosen')}</p>}
      {ids.length > 0 && listings.isFetching && <Spinner />}
      <ol className="space-y-3">
        {chosen.map((listing) => (
          <li key={listing.id}>
            <AskLink
              listing={listing}
              job={job}
              isNext={listing === next}
              isAsked={asked.includes(listing.id)}
              onAsked={onAsked}
              onIncomplete={onIncomplete}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="text-muted mt-3 text-sm">
        {openedCount > 0 && t('ask.openedCount', { count: openedCount })}
      </p>
      {openedCount > 0 && <Button onClick={onAgain}>{t('ask.again')}</Button>}
    </section>
  )
}

type AskLinkProps = Pick<AskLinksProps, 'job' | 'onAsked' | 'onIncomplete'> & {
  listing: ComparedListing
  isNext: boolean
  isAsked: boolean
}

function AskLink({ listing, job, isNext, isAsked, onAsked, onIncomplete }: AskLinkProps) {
  const t = useTranslation()
  const { id, name, whatsappNumber, greetingLocales } = listing
  const message = askMessage(job, greetingLocales, {
    nameIn: (locale) => nameIn(listing, locale),
    dayIn: (locale) => formatDate(job.day, locale, { dateStyle: 'long' }),
  })
  const className = clsx(
    buttonClass({ variant: isNext ? 'whatsapp' : 'secondary', size: 'lg', isWide: true }),
    'py-1.5',
  )
  const content = (
    <>
      <Icon name={isAsked ? 'check' : 'whatsapp'} size={22} />
      <span className="line-clamp-2">{t('ask.sendTo', { name: name.text })}</span>
      {isAsked && <span className="text-muted flex-none text-sm font-normal">{t('ask.opened')}</span>}
    </>
  )
  // A button until there is a message: a link would be counted as a contact.
  if (!cleanText(job.what))
    return (
      <button type="button" onClick={onIncomplete} className={className}>
        {content}
      </button>
    )
  return (
    <>
      <a
        href={whatsappLink(whatsappNumber, message)}
        target="_blank"
        rel="noopener nofollow"
        data-contact="whatsapp_click"
        data-listing={id}
        onClick={() => onAsked(id)}
        className={className}
      >
        {content}
      </a>
      <details>
        <summary className="text-muted inline-flex min-h-11 items-center text-sm underline">{t('ask.preview')}</summary>
        <p className="bg-sunken rounded-control p-3 text-sm wrap-anywhere whitespace-pre-line">{message}</p>
      </details>
    </>
  )
}

/** The listing's name in this language, or in the other when it has only that, with its sound for readers of English. */
function nameIn({ name, otherName, romanisedName }: ComparedListing, locale: Locale): string {
  const isEnglish = locale === 'en'
  const own = [name, otherName].find((one) => one && (one.lang === 'en') === isEnglish)?.text
  return own ?? (isEnglish && romanisedName ? `${name.text} (${romanisedName})` : name.text)
}
