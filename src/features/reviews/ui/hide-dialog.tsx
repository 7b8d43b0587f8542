import { useState, type FormEvent } from 'react'
import { SubmitButton } from '#platform/ui/field.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { reviewReportReasons, type ReviewReportReason } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

type DialogProps = { count: number; onClose: () => void; onHide: (reason: ReviewReportReason) => Promise<void> }

/** Asks for the reason for hiding. Reasons are fixed, because the page and the author's e-mail show them translated. */
export function HideDialog({ count, onClose, onHide }: DialogProps) {
  const t = useTranslation()
  return (
    <Sheet
      isOpen={count > 0}
      onClose={onClose}
      title={t('admin.hideTitle', { count })}
      closeLabel={t('write.close')}
      fitsContent
    >
      <HideForm onHide={onHide} />
    </Sheet>
  )
}

function HideForm({ onHide }: Pick<DialogProps, 'onHide'>) {
  const t = useTranslation()
  const [reason, setReason] = useState<ReviewReportReason>('fake')
  const [isBusy, setIsBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    await onHide(reason)
    setIsBusy(false)
  }
  return (
    <form onSubmit={(event) => void send(event)} className="space-y-4 pt-2 pb-3">
      <p>{t('admin.hideText')}</p>
      <fieldset>
        <legend className="mb-1 font-semibold">{t('admin.reason')}</legend>
        {reviewReportReasons.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3 lg:min-h-9">
            <input
              type="radio"
              name="reason"
              checked={one === reason}
              onChange={() => setReason(one)}
              className="accent-primary size-5 flex-none"
            />
            {t('reviews.hidden', { reason: t(`reason.${one}`) })}
          </label>
        ))}
      </fieldset>
      <SubmitButton isBusy={isBusy} isWide>
        {t('admin.hide')}
      </SubmitButton>
    </form>
  )
}
