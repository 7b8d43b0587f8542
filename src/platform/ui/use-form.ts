import { ORPCError } from '@orpc/client'
import { useId, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { validateForm, type FieldErrors, type Form, type FormValues } from '#shared/form.ts'
import type en from '../messages/en.json'
import { translationOf } from './translation.tsx'

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
    /** Called with the message when the server refuses or cannot be reached. */
    onFailed?: (message: string, code: string | undefined) => void
    /** Submits the values, all fields in order. Errors it throws are shown above the form or at their field. */
    submit: (typed: FormValues<F>) => Promise<void>
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
 * Delay before a blurred field is validated, ms: a click on a button must reach it before an error message moves the
 * layout.
 */
const blurDelayMs = 200

type Issue = { path?: unknown[]; message: string }

/**
 * Form state with the same validation as on the server. Inputs are uncontrolled, so nothing typed before hydration is
 * lost. Errors show on blur and on submit, which focuses the first invalid field.
 */
export function useForm<F extends Form>({ form, errorMessage, refusalMessage, onFailed, submit }: FormOptions<F>) {
  const t = useTranslation()
  const id = useId()
  const root = useRef<HTMLFormElement>(null)
  const submitCount = useRef(0)
  const [errors, setErrors] = useState<FieldErrors<F>>({})
  const [alert, setAlert] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [isDirty, setIsDirty] = useState(false)
  const names: (keyof F & string)[] = Object.keys(form)

  function typed(): FormValues<F> {
    const data = new FormData(root.current ?? undefined)
    const textOf = (name: string) => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    }
    return Object.fromEntries(names.map((name) => [name, textOf(name)])) as FormValues<F>
  }
  /** Validates one field again: on blur when it is not empty, and on input while it has an error. */
  function revalidate(name: keyof F & string, isBlur: boolean) {
    if (!root.current) return
    const all = typed()
    if (isBlur ? all[name] === '' : !errors[name]) return
    setErrors((before) => ({ ...before, [name]: validateForm(form, all)[name] }))
  }
  function showErrors(found: FieldErrors<F>) {
    const invalid = names.filter((name) => found[name])
    flushSync(() => {
      setErrors(found)
      setAlert(t('form.errors', { count: invalid.length }))
    })
    const element = root.current?.elements.namedItem(invalid[0] ?? '')
    // Radio buttons share a name.
    const first = element instanceof RadioNodeList ? element[0] : element
    if (first instanceof HTMLElement) first.focus()
  }
  function showFailure(error: unknown) {
    const { code, status, data } =
      error instanceof ORPCError ? (error as ORPCError<string, Record<string, unknown>>) : {}
    const issues = (data?.issues ?? []) as Issue[]
    const found = names.flatMap((name) => {
      const issue = issues.find(({ path }) => path?.[0] === name)
      return issue ? [[name, issue.message]] : []
    })
    if (code === 'BAD_REQUEST' && found.length > 0) return showErrors(Object.fromEntries(found) as FieldErrors<F>)
    const minutes = Math.ceil(Number(data?.retryAfterSeconds ?? 60) / 60)
    const defaultMessage =
      status === 429 ? t('form.tooMany', { count: minutes }) : t(status ? 'form.failed' : 'form.unreachable')
    const message = (code && refusalMessage?.(code)) ?? defaultMessage
    setAlert(message)
    onFailed?.(message, code)
  }
  async function send() {
    if (isBusy) return
    submitCount.current++
    const all = typed()
    const found = validateForm(form, all)
    if (Object.keys(found).length > 0) return showErrors(found)
    setErrors({})
    setAlert(undefined)
    setIsBusy(true)
    try {
      await submit(all)
      setIsDirty(false)
    } catch (error) {
      showFailure(error)
    } finally {
      setIsBusy(false)
    }
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void send()
  }
  /** A message that is not a key of the form's messages comes from the Zod schema itself. */
  const errorMessageOf = (error: string) => (/^[a-z]+$/i.test(error) ? errorMessage(error) : t('form.invalid'))

  return {
    /** For `<form {...form.props}>`. */
    props: { ref: root, onSubmit, noValidate: true, 'aria-busy': isBusy },
    /** Message above the fields: how many are invalid, or why the server refused. */
    alert,
    isBusy,
    /** Whether there are changes since the last successful submit. */
    isDirty,
    /** Submits without a `<form>` element: for a form nested within another one. */
    send: () => void send(),
    field: (name: keyof F & string): FieldProps => {
      const error = errors[name]
      return {
        id: `${id}${name}`,
        name,
        error: error === undefined ? undefined : errorMessageOf(error),
        onBlur: () => {
          const before = submitCount.current
          // Clicking submit also blurs the field: do not overwrite the errors of that submit.
          setTimeout(() => submitCount.current === before && revalidate(name, true), blurDelayMs)
        },
        onInput: () => {
          setIsDirty(true)
          revalidate(name, false)
        },
      }
    },
  }
}
