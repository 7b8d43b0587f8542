import { useEffect, useRef, useState } from 'react'
import type { Upload } from '#features/uploads/contract.ts'
import { Button } from '#platform/ui/button.tsx'
import { FileButton } from '#platform/ui/file-button.tsx'
import { upload } from '#platform/ui/upload.ts'
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
  const [isFailed, setIsFailed] = useState(false)
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])

  async function send(file: File) {
    sending.current?.abort()
    const { signal } = (sending.current = new AbortController())
    setIsFailed(false)
    setPercent(0)
    onSendingChange(true)
    try {
      const { id } = (await upload('/api/uploads/payment-proof', file, setPercent, signal)) as Upload
      if (!signal.aborted) onChange(id)
    } catch {
      if (!signal.aborted) setIsFailed(true)
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
        {isFailed && <span className="text-accent text-sm">{t('payment.proofFailed')}</span>}
      </div>
    </div>
  )
}
