import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { isTemporary } from '../rules/failures.ts'
import { useFailureMessage } from './use-failure-message.ts'
import { useTranslation } from './use-translation.ts'
import type { PendingUpload } from './use-upload-queue.ts'

/** An upload in progress or failed: progress or error message, with retry and cancel. */
export function PendingUploadItem({
  pendingUpload,
  onCancel,
  onRetry,
}: {
  pendingUpload: PendingUpload
  onCancel: () => void
  onRetry: () => void
}) {
  const t = useTranslation()
  const failureMessage = useFailureMessage()
  const { name, preview, percent, failure } = pendingUpload
  const state =
    percent === null ? t('sending.waiting') : percent < 100 ? t('sending.percent', { percent }) : t('sending.working')
  return (
    <li className="rounded-card border-line bg-surface flex gap-3 border border-dashed p-2">
      {failure ? (
        <span className="bg-accent-soft text-accent rounded-control inline-flex h-21 w-28 flex-none items-center justify-center">
          <Icon name="circle-alert" size={28} />
        </span>
      ) : (
        <img src={preview} alt="" className="rounded-control h-21 w-28 flex-none object-cover opacity-60" />
      )}
      <div className="flex min-w-0 flex-1 flex-col justify-between gap-1">
        <p className="truncate text-sm font-semibold">{name}</p>
        {failure ? (
          <p role="alert" className="text-accent text-sm">
            {failureMessage(failure)}
          </p>
        ) : (
          <div>
            <progress value={percent ?? 0} max={100} aria-label={name} className="w-full" />
            <p className="text-muted text-sm">{state}</p>
          </div>
        )}
        <div className="flex justify-end gap-2">
          {failure && isTemporary(failure.error) && (
            <Button size="sm" onClick={onRetry}>
              {t('sending.retry')}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            onClick={onCancel}
            aria-label={t(failure ? 'sending.dismiss' : 'sending.cancel', { name })}
          >
            {t(failure ? 'sending.dismissShort' : 'sending.cancelShort')}
          </Button>
        </div>
      </div>
    </li>
  )
}
