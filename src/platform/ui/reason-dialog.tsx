import { useRef, useState, type ReactNode } from 'react'
import type { Locale } from '#shared/locale.ts'
import { cleanText } from '#shared/text.ts'
import type en from '../messages/en.json'
import { FormAlert, SubmitButton, TextAreaField } from './field.tsx'
import { Sheet } from './sheet.tsx'
import { translationOf } from './translation.tsx'
import { useForm } from './use-form.ts'

const useTranslation = translationOf<typeof en>('platform')

/** A short name, the text inserted into the field, and the same text in other languages to read beside it. */
export type ReasonTemplate = {
  name: string
  text: string
  translations?: readonly (readonly [lang: Locale, text: string])[]
  /** Called when it was inserted. */
  onChoose?: () => void
}

type ReasonDialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** The consequences of confirming, and who can read the reason. */
  text?: string
  /** Predefined reasons. */
  templates?: readonly ReasonTemplate[]
  /** Further controls below the reason. */
  children?: ReactNode
  confirm: string
  isOptional?: boolean
  /** The action is in favour of its subject, unlike a rejection or an end. */
  isGrant?: boolean
  /** Performs the action; an error is shown in the dialog, which stays open with its content. */
  onConfirm: (reason: string) => Promise<void>
  /** Message of a refusal of `onConfirm`; defaults to a generic one. */
  refusalMessage?: (code: string) => string | undefined
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
  children,
  confirm,
  isOptional = false,
  isGrant = false,
  onConfirm,
  refusalMessage,
}: ReasonDialogProps) {
  const t = useTranslation()
  const area = useRef<HTMLTextAreaElement>(null)
  const form = useForm({
    form: {
      reason: (typed) => (cleanText(typed) === '' && !isOptional ? { error: 'missing' } : { value: cleanText(typed) }),
    },
    errorMessage: () => t('dialog.reasonMissing'),
    refusalMessage,
    submit: async ({ reason }) => {
      await onConfirm(cleanText(reason))
      onClose()
    },
  })
  const field = form.field('reason')
  const [chosen, setChosen] = useState<ReasonTemplate>()
  return (
    <form {...form.props} className="flex flex-col gap-3 pb-2">
      {text && <p>{text}</p>}
      <FormAlert alert={form.alert} />
      {templates.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {templates.map((template, index) => (
            <button
              key={template.name}
              type="button"
              data-first-focus={index === 0 || undefined}
              className="border-line-strong hover:bg-sunken min-h-9 rounded-full border px-3 text-sm max-lg:min-h-11"
              onClick={() => {
                if (area.current) area.current.value = template.text
                field.onInput()
                setChosen(template)
                template.onChoose?.()
                area.current?.focus()
              }}
            >
              {template.name}
            </button>
          ))}
        </div>
      )}
      <TextAreaField
        ref={area}
        data-first-focus={templates.length === 0 || undefined}
        field={field}
        label={t(isOptional ? 'dialog.reasonOptional' : 'dialog.reason')}
        rows={4}
        maxLength={1_000}
      />
      {chosen?.translations?.map(([lang, translation]) => (
        <p key={lang} lang={lang} className="text-muted text-sm">
          {translation}
        </p>
      ))}
      {children}
      <SubmitButton isBusy={form.isBusy} isWide variant={isGrant ? 'primary' : 'danger'}>
        {confirm}
      </SubmitButton>
    </form>
  )
}
