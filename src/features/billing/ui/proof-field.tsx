import { useState, type ChangeEvent } from 'react'
import type { Upload } from '#features/uploads/contract.ts'
import { Button, buttonClass } from '#platform/ui/button.tsx'
import { upload } from '#platform/ui/upload.ts'
import { useTranslation } from './use-translation.ts'

/** Screenshot of the transfer, uploaded on selection with a progress indicator. The upload is private from the start. */
export function ProofField({ onChange }: { onChange: (uploadId: string | null) => void }) {
  const t = useTranslation()
  const [percent, setPercent] = useState<number>()
  const [isFailed, setIsFailed] = useState(false)
  const [previewUrl, setPreviewUrl] = useState<string>()

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0]
    event.currentTarget.value = ''
    if (!file) return
    setIsFailed(false)
    setPercent(0)
    try {
      const { id } = (await upload('/api/uploads/payment-proof', file, setPercent)) as Upload
      setPreviewUrl(`/api/uploads/${id}/picture`)
      onChange(id)
    } catch {
      setIsFailed(true)
    } finally {
      setPercent(undefined)
    }
  }
  const remove = () => {
    setPreviewUrl(undefined)
    onChange(null)
  }
  return (
    <div>
      <p className="mb-1 font-semibold">{t('payment.proof')}</p>
      <div className="flex flex-wrap items-center gap-3">
        {previewUrl && (
          <img src={previewUrl} alt={t('payment.proof')} className="rounded-control border-line h-24 border" />
        )}
        <label className={buttonClass({})}>
          {t('payment.proofChoose')}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
            className="sr-only"
            onChange={(event) => void choose(event)}
          />
        </label>
        {previewUrl && (
          <Button variant="ghost" onClick={remove}>
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
