import { FormAlert, SubmitButton } from '#platform/ui/field.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { reviewReportReasons, type ReviewReportReason } from '../rules.ts'
import { useErrorMessages } from './use-error-messages.ts'
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
  const form = useForm({
    ...useErrorMessages(),
    // One reason is always chosen.
    form: { reason: (reason) => ({ value: reason }) },
    submit: ({ reason }) => onHide(reason as ReviewReportReason),
  })
  return (
    <form {...form.props} className="space-y-4 pt-2 pb-3">
      <FormAlert alert={form.alert} />
      <p>{t('admin.hideText')}</p>
      <fieldset>
        <legend className="mb-1 font-semibold">{t('admin.reason')}</legend>
        {reviewReportReasons.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3 lg:min-h-9">
            <input
              type="radio"
              name="reason"
              value={one}
              data-first-focus={one === reviewReportReasons[0] || undefined}
              defaultChecked={one === reviewReportReasons[0]}
              className="accent-primary size-5 flex-none"
            />
            {t(`reason.${one}`)}
          </label>
        ))}
      </fieldset>
      <SubmitButton isBusy={form.isBusy} isWide>
        {t('admin.hide')}
      </SubmitButton>
    </form>
  )
}
