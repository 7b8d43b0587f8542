import { ORPCError } from '@orpc/client'
import { useId, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { validateForm, type FieldErrors, type Form, type Typed } from '#shared/form.ts'
import type en from '../messages/en.json'
import { translationOf } from './translation.tsx'

const useTranslation = translationOf<typeof en>('platform')

type FormOptions<F extends Form> = {
  form: F
  /** The words of a fault. */
  errorMessage: (error: string) => string
  /** The words of a refusal of the server; undefined leaves it to the common ones. */
  refused?: (code: string) => string | undefined
  /** Told besides, in words, when the server refuses or cannot be reached. */
  onFailed?: (words: string, code: string | undefined) => void
  /** Sends what was typed, all fields in order. What it throws is told above the form or at its field. */
  submit: (typed: Typed<F>) => Promise<void>
}

/** What an input of the form needs; `fault` is in words. */
export type FieldProps = {
  id: string
  name: string
  error: string | undefined
  onBlur: () => void
  onInput: () => void
}

/** A press that leaves a field must reach its button before a fault moves it, ms. */
const leftMs = 200

type Issue = { path?: unknown[]; message: string }

/**
 * A form over the checks that the server makes too. Its inputs hold their own text, so nothing that was typed before the
 * page was awake is lost. Faults show when a field is left and when the form is sent; the focus then goes to the first.
 */
export function useForm<F extends Form>({ form, errorMessage, refused, onFailed, submit }: FormOptions<F>) {
  const t = useTranslation()
  const id = useId()
  const root = useRef<HTMLFormElement>(null)
  const sends = useRef(0)
  const [errors, setErrors] = useState<FieldErrors<F>>({})
  const [alert, setAlert] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [isDirty, setIsDirty] = useState(false)
  const names: (keyof F & string)[] = Object.keys(form)

  function typed(): Typed<F> {
    const data = new FormData(root.current ?? undefined)
    const textOf = (name: string) => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    }
    return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Typed<F>
  }
  /** Looks again at one field: when it is left with something in it, and while a fault is being mended. */
  function look(name: keyof F & string, isLeft: boolean) {
    if (!root.current) return
    const all = typed()
    if (isLeft ? all[name] === '' : !errors[name]) return
    setErrors((before) => ({ ...before, [name]: validateForm(form, all)[name] }))
  }
  function show(found: FieldErrors<F>) {
    const wrong = names.filter((name) => found[name])
    flushSync(() => {
      setErrors(found)
      setAlert(t('form.errors', { count: wrong.length }))
    })
    const named = root.current?.elements.namedItem(wrong[0] ?? '')
    // Radio buttons share a name.
    const first = named instanceof RadioNodeList ? named[0] : named
    if (first instanceof HTMLElement) first.focus()
  }
  function tell(error: unknown) {
    const { code, status, data } =
      error instanceof ORPCError ? (error as ORPCError<string, Record<string, unknown>>) : {}
    const issues = (data?.issues ?? []) as Issue[]
    const found = names.flatMap((name) => {
      const issue = issues.find(({ path }) => path?.[0] === name)
      return issue ? [[name, issue.message]] : []
    })
    if (code === 'BAD_REQUEST' && found.length > 0) return show(Object.fromEntries(found) as FieldErrors<F>)
    const minutes = Math.ceil(Number(data?.retryAfterSeconds ?? 60) / 60)
    const common =
      status === 429 ? t('form.tooMany', { count: minutes }) : t(status ? 'form.failed' : 'form.unreachable')
    const words = (code && refused?.(code)) ?? common
    setAlert(words)
    onFailed?.(words, code)
  }
  async function send() {
    if (isBusy) return
    sends.current++
    const all = typed()
    const found = validateForm(form, all)
    if (Object.keys(found).length > 0) return show(found)
    setErrors({})
    setAlert(undefined)
    setIsBusy(true)
    try {
      await submit(all)
      setIsDirty(false)
    } catch (error) {
      tell(error)
    } finally {
      setIsBusy(false)
    }
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void send()
  }
  /** A message that is no key of the form's words comes from the schema itself. */
  const errorMessageOf = (error: string) => (/^[a-z]+$/i.test(error) ? errorMessage(error) : t('form.invalid'))

  return {
    /** For `<form {...form.props}>`. */
    props: { ref: root, onSubmit, noValidate: true, 'aria-busy': isBusy },
    /** What stands above the fields: how many need another look, or why the server refused. */
    alert,
    isBusy,
    /** Something was typed since it was last taken. */
    isDirty,
    /** Sends it without its `<form>`: for a button of its own within another one. */
    send: () => void send(),
    field: (name: keyof F & string): FieldProps => {
      const error = errors[name]
      return {
        id: `${id}${name}`,
        name,
        error: error === undefined ? undefined : errorMessageOf(error),
        onBlur: () => {
          const before = sends.current
          // A press on the form's own button leaves the field too: what the server then says must stand.
          setTimeout(() => sends.current === before && look(name, true), leftMs)
        },
        onInput: () => {
          setIsDirty(true)
          look(name, false)
        },
      }
    },
  }
}
