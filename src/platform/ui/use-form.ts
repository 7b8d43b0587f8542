import { useId, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { validateForm, type Form, type FormValues } from '#shared/form.ts'
import type en from '../messages/en.json'
import { clearDraft, formTexts, readDraft, saveDraft } from './drafts.ts'
import { translationOf } from './translation.tsx'
import { useFailure } from './use-failure.ts'
import { useVisibleErrors, type FieldErrorAt } from './use-visible-errors.ts'

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
     * 'unsent' when something else comes first, e.g. signing in: the draft stays.
     */
    submit: (typed: FormValues<F>) => Promise<void | 'unsent'>
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
  const explain = useFailure(refusalMessage)
  const id = useId()
  const root = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<FormValues<F>>()
  const errors = useVisibleErrors(values ? errorsOf(form, values) : [], () => null)
  const [alert, setAlert] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [isDirty, setIsDirty] = useState(false)
  const [stored] = useState(() => (draftKey ? (readDraft(draftKey) as Record<string, string> | null) : null))
  const names: (keyof F & string)[] = Object.keys(form)

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
  function focusFirst(invalid: readonly FieldErrorAt[]) {
    const first = names.find((name) => invalid.some(({ path }) => path === name))
    const element = root.current?.elements.namedItem(first ?? '')
    // Radio buttons share a name.
    const input = element instanceof RadioNodeList ? element[0] : element
    if (input instanceof HTMLElement) input.focus()
  }
  function showFailure(error: unknown) {
    const { code, message, fieldErrors } = explain(error)
    const found = fieldErrors.filter(({ path }) => names.includes(path))
    flushSync(() => {
      errors.setFromServer(found)
      setAlert(found.length > 0 ? t('form.errors', { count: found.length }) : message)
    })
    if (found.length > 0) return focusFirst(found)
    onFailed?.(message, code)
  }
  async function send() {
    if (isBusy) return
    let invalid: FieldErrorAt[] = []
    flushSync(() => {
      invalid = errorsOf(form, read())
      errors.submit([null])
      setAlert(invalid.length > 0 ? t('form.errors', { count: invalid.length }) : undefined)
    })
    if (invalid.length > 0) return focusFirst(invalid)
    setIsBusy(true)
    try {
      if ((await submit(read())) === 'unsent') return
      setIsDirty(false)
      if (draftKey) clearDraft(draftKey)
    } catch (error) {
      showFailure(error)
    } finally {
      setIsBusy(false)
    }
  }
  /** Stores the draft; needed only after a change that is no input, such as an added photo. */
  function store() {
    if (draftKey && root.current) saveDraft(draftKey, formTexts(root.current))
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void send()
  }
  /** A message that is not a key of the form's messages comes from the Zod schema itself. */
  const errorMessageOf = (error: string) => (/^[a-z]+$/i.test(error) ? errorMessage(error) : t('form.invalid'))

  return {
    /** For `<form {...form.props}>`. */
    props: { ref: root, onSubmit, onInput: store, noValidate: true, 'aria-busy': isBusy },
    /** Message above the fields: how many are invalid, or why the server refused. */
    alert,
    isBusy,
    /** Whether there are changes since the last successful submit. */
    isDirty,
    /** The stored draft's texts by name, for `defaultValue`; null without one. */
    stored,
    store,
    /** Submits without a `<form>` element: for a form nested within another one. */
    send: () => void send(),
    field: (name: keyof F & string): FieldProps => {
      const shown = errors.visible.find(({ path }) => path === name)
      return {
        id: `${id}${name}`,
        name,
        error: shown && errorMessageOf(shown.error),
        onBlur: () => root.current && read()[name] !== '' && errors.leave(name),
        onInput: () => {
          setIsDirty(true)
          errors.change([name])
          read()
        },
      }
    },
  }
}

const errorsOf = <F extends Form>(form: F, values: FormValues<F>): FieldErrorAt[] =>
  Object.entries(validateForm(form, values)).map(([path, error]) => ({ path, error: error! }))
