import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { validateForm, type Form, type FormValues } from '#shared/form.ts'
import type en from '../messages/en.json'
import { formTexts, readDraft, saveDraft, submitDraft } from './drafts.ts'
import { translationOf } from './translation.tsx'
import { useFormEngine } from './use-form-engine.ts'
import type { FieldErrorAt } from './use-visible-errors.ts'

const useTranslation = translationOf<typeof en>('platform')

export type FormMessages = {
  /** Message of a field error. */
  errorMessage: (error: string) => string
  /** Message of a refusal of the server; undefined falls back to the generic one. */
  refusalMessage: (code: string) => string | undefined
}

type FormOptions<F extends Form> = Pick<FormMessages, 'errorMessage'> &
  Partial<FormMessages> & {
    form: F
    /** Stores what is typed in this browser under this key until it was submitted, e.g. `review:ID` (drafts.ts). */
    draftKey?: string
    /** Called with the message when the server refuses or cannot be reached. */
    onFailed?: (message: string, code: string | undefined) => void
    /**
     * Submits the values, all fields in order. Errors it throws are shown above the form or at their field. Resolves to
     * 'unsent' when something else comes first, e.g. signing in: the draft stays. Gets the versions of the draft that this
     * browser knows.
     */
    submit: (typed: FormValues<F>, draftVersions: string[]) => Promise<void | 'unsent'>
  }

/** Props of a form input; `error` is the message to show. */
export type FieldProps = {
  id: string
  name: string
  error: string | undefined
  onBlur: () => void
  onInput: () => void
}

/**
 * Form state with the same validation as on the server. Inputs are uncontrolled, so nothing typed before hydration is
 * lost. Errors show when a field is left and on submit, which focuses the first invalid field; each goes as soon as its
 * field is right.
 */
export function useForm<F extends Form>(options: FormOptions<F>) {
  const { form, draftKey, errorMessage, refusalMessage, onFailed, submit } = options
  const t = useTranslation()
  const id = useId()
  const root = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<FormValues<F>>()
  const [stored] = useState(() => (draftKey ? (readDraft(draftKey) as Record<string, string> | null) : null))
  // In a form that the server rendered, without the draft of this browser.
  useEffect(() => {
    for (const [name, text] of Object.entries(stored ?? {})) {
      const input = root.current?.elements.namedItem(name)
      const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
      if (isText && input.value === '') input.value = text
    }
  }, [stored])
  const names: (keyof F & string)[] = Object.keys(form)
  const engine = useFormEngine<FieldErrorAt, null>({
    found: values ? errorsOf(form, values) : [],
    partOf: () => null,
    focus: focusFirst,
    fromServer: (errors) => errors.filter(({ path }) => names.includes(path)),
    refusalMessage,
    onFailed,
  })

  function read(): FormValues<F> {
    const data = new FormData(root.current ?? undefined)
    const textOf = (name: string) => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    }
    const all = Object.fromEntries(names.map((name) => [name, textOf(name)])) as FormValues<F>
    setValues(all)
    return all
  }
  /** The first on the screen, whose order may differ by language. */
  function focusFirst(invalid: readonly FieldErrorAt[]) {
    const inputs: Element[] = [...(root.current?.elements ?? [])]
    const first = inputs.find((input) => invalid.some(({ path }) => path === input.getAttribute('name')))
    if (first instanceof HTMLElement) first.focus()
  }
  const send = () =>
    void engine.send(
      () => errorsOf(form, read()),
      [null],
      () => {
        const work = async (draftVersions: string[]) => submit(read(), draftVersions)
        return draftKey ? submitDraft(draftKey, work) : work([])
      },
    )
  /** Stores the draft; needed only after a change that is no input, such as an added photo. */
  function store() {
    if (draftKey && root.current) saveDraft(draftKey, formTexts(root.current))
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    send()
  }
  /** A message that is not a key of the form's messages comes from the Zod schema itself. */
  const errorMessageOf = (error: string) => (/^[a-z]+$/i.test(error) ? errorMessage(error) : t('form.invalid'))

  return {
    /** For `<form {...form.props}>`. `method` keeps what is typed, such as a password, out of the address without JavaScript. */
    props: {
      ref: root,
      method: 'post' as const,
      onSubmit,
      onInput: store,
      noValidate: true,
      'aria-busy': engine.isBusy,
      'data-draft': draftKey !== undefined || undefined,
    },
    /** Message above the fields: how many are invalid, or why the server refused. */
    alert: engine.alert,
    isBusy: engine.isBusy,
    /** Whether there are changes since the last successful submit. */
    isDirty: engine.isDirty,
    /** The stored draft's texts by name, for `defaultValue`; null without one. */
    stored,
    store,
    /** Submits without a `<form>` element: for a form nested within another one. */
    send,
    field: (name: keyof F & string): FieldProps => {
      const shown = engine.visible.find(({ path }) => path === name)
      return {
        id: `${id}${name}`,
        name,
        error: shown && errorMessageOf(shown.error),
        onBlur: () => root.current && read()[name] !== '' && engine.leave(name),
        onInput: () => {
          engine.change([name])
          read()
        },
      }
    },
  }
}

const errorsOf = <F extends Form>(form: F, values: FormValues<F>): FieldErrorAt[] =>
  Object.entries(validateForm(form, values)).map(([path, error]) => ({ path, error: error! }))
