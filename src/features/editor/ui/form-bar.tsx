import { clsx } from 'clsx'
import { steps, type Step } from '#features/listings/rules/fields.ts'
import { Button } from '#platform/ui/button.tsx'
import { FormAlert, SubmitButton } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from './use-translation.ts'

type BarProps = {
  step: Step
  /** Each section of an existing listing can be saved; a new one is sent at the end. */
  isEditing: boolean
  isBusy: boolean
  alert: string | undefined
  /** Whether and where what was typed is kept. */
  saved: string | false
  submitLabel: string
  onGo: (to: Step) => void
  /** Goes on from a step of an existing listing; in a new one that submits the form. */
  onNext: () => void
}

/** The bar at the bottom of the form: back, next, save, and what went wrong. */
export function FormBar({ step, isEditing, isBusy, alert, saved, submitLabel, onGo, onNext }: BarProps) {
  const t = useTranslation()
  const previous = steps[steps.indexOf(step) - 1]
  // On a phone, beside the button that saves, there is space for the arrows only.
  const turnLabel = clsx(isEditing && 'max-sm:sr-only')
  return (
    <div className="form-bar border-line bg-paper sticky bottom-0 z-10 -mx-1 mt-8 border-t px-1 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {/* Beside the pressed button: the top of a step is far from it on a phone. */}
      <div className="*:*:mt-3">
        <FormAlert alert={alert} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-end gap-3">
        {previous && (
          <Button onClick={() => onGo(previous)}>
            <Icon name="arrow-left" size={18} />
            <span className={turnLabel}>{t('form.back')}</span>
          </Button>
        )}
        <p role="status" className="text-muted min-w-13 flex-1 text-right text-sm text-balance">
          {saved}
        </p>
        {step !== 'contact' && (
          <Button {...(isEditing ? { onClick: onNext } : { type: 'submit', variant: 'primary' })}>
            <span className={turnLabel}>{t('form.next')}</span>
            <Icon name="arrow-right" size={18} />
          </Button>
        )}
        {(isEditing || step === 'contact') && <SubmitButton isBusy={isBusy}>{submitLabel}</SubmitButton>}
      </div>
    </div>
  )
}
