import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import type { Sending, SendingError } from './use-sending.ts'
import { useTranslation } from './use-translation.ts'

/** A file on its way, or that did not arrive: how far, why not, and what to do. */
export function SendingItem({
  sending,
  onDrop,
  onRetry,
}: {
  sending: Sending
  onDrop: () => void
  onRetry: () => void
}) {
  const t = useTranslation()
  const errorMessage = useErrorWords()
  const { name, preview, percent, failed } = sending
  const state =
    percent === null ? t('sending.waiting') : percent < 100 ? t('sending.percent', { percent }) : t('sending.working')
  return (
    <li className="rounded-card border-line bg-surface flex gap-3 border border-dashed p-2">
      {failed ? (
        <span className="bg-accent-soft text-accent rounded-control inline-flex h-21 w-28 flex-none items-center justify-center">
          <Icon name="circle-alert" size={28} />
        </span>
      ) : (
        <img src={preview} alt="" className="rounded-control h-21 w-28 flex-none object-cover opacity-60" />
      )}
      <div className="flex min-w-0 flex-1 flex-col justify-between gap-1">
        <p className="truncate text-sm font-semibold">{name}</p>
        {failed ? (
          <p role="alert" className="text-accent text-sm">
            {errorMessage(failed)}
          </p>
        ) : (
          <div>
            <progress value={percent ?? 0} max={100} aria-label={name} className="accent-primary w-full" />
            <p className="text-muted text-sm">{state}</p>
          </div>
        )}
        <div className="flex justify-end gap-2">
          {failed && isWorthRetrying(failed) && (
            <Button size="sm" onClick={onRetry}>
              {t('sending.retry')}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            onClick={onDrop}
            aria-label={t(failed ? 'sending.putAway' : 'sending.cancel', { name })}
          >
            {t(failed ? 'sending.putAwayShort' : 'sending.cancelShort')}
          </Button>
        </div>
      </div>
    </li>
  )
}

/** The same file would fail the same way; the line and the limit pass. */
const isWorthRetrying = ({ error }: SendingError) => error === 'line' || error === 'limit'

function useErrorWords() {
  const t = useTranslation()
  return ({ error, retryAfterSeconds }: SendingError): string => {
    if (error === 'limit') return t('error.limit', { minutes: Math.ceil((retryAfterSeconds ?? 60) / 60) })
    if (error === 'kind') return t('error.kind')
    if (error === 'size') return t('error.size')
    if (error === 'pixels') return t('error.pixels')
    if (error === 'animated') return t('error.animated')
    if (error === 'line') return t('error.line')
    return t('error.broken')
  }
}
