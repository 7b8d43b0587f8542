import { useEffect, useRef, useState } from 'react'
import { failureOf, sendPicture, type UploadFailure } from '#features/uploads/ui/send-picture.ts'
import { useFailureMessage } from '#features/uploads/ui/use-failure-message.ts'
import { Button } from '#platform/ui/button.tsx'
import { FileButton } from '#platform/ui/file-button.tsx'
import { useTranslation } from './use-translation.ts'

type ProofFieldProps = {
  uploadId: string | null
  onChange: (uploadId: string | null) => void
  /** Called when an upload starts and ends, so that the form is not sent without it. */
  onSendingChange: (isSending: boolean) => void
}

/** Screenshot of the transfer, uploaded on selection with a progress indicator. The upload is private from the start. */
export function ProofField({ uploadId, onChange, onSendingChange }: ProofFieldProps) {
  const t = useTranslation()
  const [percent, setPercent] = useState<number>()
  const [failure, setFailure] = useState<UploadFailure>()
  const failureMessage = useFailureMessage()
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])

  async function send(file: File) {
    sending.current?.abort()
    const { signal } = (sending.current = new AbortController())
    setFailure(undefined)
    setPercent(0)
    onSendingChange(true)
    try {
      const { id } = await sendPicture('payment_proof', file, setPercent, signal)
      if (!signal.aborted) onChange(id)
    } catch (error) {
      if (!signal.aborted) setFailure(failureOf(error))
    } finally {
      // A later file is under way otherwise.
      if (!signal.aborted) {
        setPercent(undefined)
        onSendingChange(false)
      }
    }
  }
  return (
    <div>
      <p className="mb-1 font-semibold">{t('payment.proof')}</p>
      <div className="flex flex-wrap items-center gap-3">
        {uploadId && (
          <img
            src={`/api/uploads/${uploadId}/picture`}
            alt={t('payment.proof')}
            className="rounded-control border-line h-24 border"
          />
        )}
        <FileButton onFile={(file) => void send(file)}>{t('payment.proofChoose')}</FileButton>
        {uploadId && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            {t('payment.proofRemove')}
          </Button>
        )}
      </div>
      <p className="text-muted mt-1 text-sm">{t('payment.proofHint')}</p>
      <div role="status">
        {percent !== undefined && <span className="text-sm">{t('payment.proofBusy', { percent })}</span>}
        {failure && <span className="text-accent text-sm">{failureMessage(failure)}</span>}
      </div>
    </div>
  )
}
