import { useId, useRef, useState, type FormEvent } from 'react'
import type en from '../messages/en.json'
import { FieldError, FormAlert, SubmitButton } from './field.tsx'
import { Sheet } from './sheet.tsx'
import { translationOf } from './translation.tsx'

const useTranslation = translationOf<typeof en>('platform')

type ReasonDialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** The consequences of confirming, and who can read the reason. */
  text?: string
  /** Predefined reasons: a short name, and the text inserted into the field. */
  templates?: readonly (readonly [name: string, text: string])[]
  confirm: string
  isOptional?: boolean
  /** Performs the action; an error is shown in the dialog, which stays open with its content. */
  onConfirm: (reason: string) => Promise<void>
  /** Message for an error of `onConfirm`; defaults to a generic one. */
  errorMessageOf?: (error: unknown) => string | undefined
}

/** Asks for a reason before an action on somebody else's content. At most 1,000 characters. */
export function ReasonDialog(props: ReasonDialogProps) {
  const t = useTranslation()
  return (
    <Sheet isOpen={props.isOpen} onClose={props.onClose} title={props.title} closeLabel={t('dialog.close')} fitsContent>
      <ReasonForm {...props} />
    </Sheet>
  )
}

function ReasonForm({
  onClose,
  text,
  templates = [],
  confirm,
  isOptional,
  onConfirm,
  errorMessageOf,
}: ReasonDialogProps) {
  const t = useTranslation()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string>()
  const [alert, setAlert] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const reason = area.current?.value.trim() ?? ''
    if (isBusy) return
    if (!reason && !isOptional) {
      setError(t('dialog.reasonMissing'))
      area.current?.focus()
      return
    }
    setError(undefined)
    setIsBusy(true)
    try {
      await onConfirm(reason)
      onClose()
    } catch (failure) {
      setAlert(errorMessageOf?.(failure) ?? t('form.failed'))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="flex flex-col gap-3 pb-2">
      {text && <p>{text}</p>}
      <FormAlert alert={alert} />
      {templates.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {templates.map(([name, reason]) => (
            <button
              key={name}
              type="button"
              className="border-line-strong hover:bg-sunken min-h-9 rounded-full border px-3 text-sm"
              onClick={() => {
                if (area.current) area.current.value = reason
                setError(undefined)
                area.current?.focus()
              }}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <div>
        <label htmlFor={id} className="mb-1 block font-semibold">
          {t(isOptional ? 'dialog.reasonOptional' : 'dialog.reason')}
        </label>
        <textarea
          ref={area}
          id={id}
          rows={4}
          maxLength={1_000}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}error`}
          className="bg-surface border-line-strong rounded-control block w-full border px-3 py-2"
        />
        <FieldError id={`${id}error`} error={error} />
      </div>
      <SubmitButton isBusy={isBusy} isWide>
        {confirm}
      </SubmitButton>
    </form>
  )
}
