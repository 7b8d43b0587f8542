import { useId, useRef, useState, type FormEvent } from 'react'
import type en from '../messages/en.json'
import { FieldFault, FormAlert, SubmitButton } from './field.tsx'
import { Sheet } from './sheet.tsx'
import { wordsOf } from './words.tsx'

const useWords = wordsOf<typeof en>('platform')

type ReasonDialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** What happens when it is confirmed, and who reads the reason. */
  text?: string
  /** Ready reasons: their short name, and the words that are put into the field. */
  templates?: readonly (readonly [name: string, text: string])[]
  confirm: string
  isOptional?: boolean
  /** Acts; what it throws is told in the dialog, which then stays open with everything in it. */
  onConfirm: (reason: string) => Promise<void>
  /** The words of what `onConfirm` threw; without them, the common ones. */
  sayError?: (error: unknown) => string | undefined
}

/** Asks why before something is done to somebody else's things. The longest reason has 1,000 characters. */
export function ReasonDialog(props: ReasonDialogProps) {
  const t = useWords()
  return (
    <Sheet isOpen={props.isOpen} onClose={props.onClose} title={props.title} closeLabel={t('dialog.close')} fits>
      <ReasonForm {...props} />
    </Sheet>
  )
}

function ReasonForm({ onClose, text, templates = [], confirm, isOptional, onConfirm, sayError }: ReasonDialogProps) {
  const t = useWords()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [fault, setFault] = useState<string>()
  const [alert, setAlert] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const reason = area.current?.value.trim() ?? ''
    if (isBusy) return
    if (!reason && !isOptional) {
      setFault(t('dialog.reasonMissing'))
      area.current?.focus()
      return
    }
    setFault(undefined)
    setIsBusy(true)
    try {
      await onConfirm(reason)
      onClose()
    } catch (error) {
      setAlert(sayError?.(error) ?? t('form.failed'))
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
          {templates.map(([name, words]) => (
            <button
              key={name}
              type="button"
              className="border-line-strong hover:bg-sunken min-h-9 rounded-full border px-3 text-sm"
              onClick={() => {
                if (area.current) area.current.value = words
                setFault(undefined)
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
          aria-invalid={fault !== undefined}
          aria-describedby={fault && `${id}fault`}
          className="bg-surface border-line-strong rounded-control block w-full border px-3 py-2"
        />
        <FieldFault id={`${id}fault`} fault={fault} />
      </div>
      <SubmitButton isBusy={isBusy} isWide>
        {confirm}
      </SubmitButton>
    </form>
  )
}
