import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type en from '../messages/en.json'
import { translationOf } from './translation.tsx'
import { useFailure } from './use-failure.ts'
import { useVisibleErrors, type FieldErrorAt } from './use-visible-errors.ts'

const useTranslation = translationOf<typeof en>('platform')

/** What is above the fields: a message, or the number of fields with an error in these parts. */
type FormAlert<Part> = { message?: string; parts?: readonly Part[] }

type EngineOptions<E extends FieldErrorAt, Part> = {
  /** Errors of what is typed now. */
  found: readonly E[]
  /** The part of an error, for a form that is submitted in parts; null for a field outside of them. */
  partOf: (error: E) => Part
  /** Focuses the first of these errors, which are on the screen unless they belong to a part that is not. */
  focus: (invalid: readonly E[]) => void
  /** Errors of this form's fields among those that the server found; the others are explained above the form. */
  fromServer: (errors: readonly FieldErrorAt[]) => E[]
  /** Message of a refusal of the server; undefined falls back to the generic one. */
  refusalMessage?: ((code: string) => string | undefined) | undefined
  /** Called with the message when the server refuses or cannot be reached. */
  onFailed?: ((message: string, code: string | undefined) => void) | undefined
}

/**
 * What all forms do alike: which errors are visible, the message above the fields, sending once and explaining why it
 * failed. `useForm` adds uncontrolled inputs; forms whose values are shown while typing keep them in state themselves.
 */
export function useFormEngine<E extends FieldErrorAt, Part>(options: EngineOptions<E, Part>) {
  const { found, partOf, focus, fromServer, refusalMessage, onFailed } = options
  const t = useTranslation()
  const explain = useFailure(refusalMessage)
  const errors = useVisibleErrors<E, Part>(found, partOf)
  const [alert, setAlert] = useState<FormAlert<Part>>()
  const [isBusy, setIsBusy] = useState(false)
  const [isDirty, setIsDirty] = useState(false)
  const changes = useRef(0)

  /** Whether there are no errors; else shows those of these parts and focuses the first. */
  function check(find: () => readonly E[], parts: readonly Part[]): boolean {
    let invalid: readonly E[] = []
    flushSync(() => {
      invalid = find()
      if (invalid.length > 0) errors.submit(parts)
      setAlert(invalid.length > 0 ? { parts } : undefined)
    })
    if (invalid.length > 0) focus(invalid)
    return invalid.length === 0
  }
  function showFailure(error: unknown) {
    const { code, message, fieldErrors } = explain(error)
    const invalid = fromServer(fieldErrors)
    flushSync(() => {
      errors.setFromServer(invalid)
      setAlert(invalid.length > 0 ? { parts: invalid.map(partOf) } : { message })
    })
    if (invalid.length > 0) focus(invalid)
    else onFailed?.(message, code)
  }
  const invalidCount = errors.visible.filter((error) => alert?.parts?.includes(partOf(error))).length
  return {
    /** All errors, visible or not. */
    all: errors.all,
    visible: errors.visible,
    /** Message above the fields: how many show an error since the check, or why the server refused. */
    alert: invalidCount > 0 ? t('form.errors', { count: invalidCount }) : alert?.message,
    setAlert: (message: string | undefined) => setAlert(message === undefined ? undefined : { message }),
    isBusy,
    /** Whether there are changes since the last successful submit. */
    isDirty,
    check,
    /**
     * Submits what passes the check, once at a time. `submit` resolves to 'unsent' when the changes are not saved yet;
     * `hasChanged` tells it whether more was typed since, which stays unsaved.
     */
    async send(
      find: () => readonly E[],
      parts: readonly Part[],
      submit: (hasChanged: () => boolean) => Promise<void | 'unsent'>,
    ) {
      if (isBusy || !check(find, parts)) return
      const sent = changes.current
      const hasChanged = () => changes.current !== sent
      setIsBusy(true)
      try {
        if ((await submit(hasChanged)) !== 'unsent' && !hasChanged()) setIsDirty(false)
      } catch (error) {
        showFailure(error)
      } finally {
        setIsBusy(false)
      }
    },
    /** Call when a field was left with something in it. */
    leave: errors.leave,
    /** Call when fields at or below these paths changed. */
    change: (paths: readonly string[]) => {
      changes.current++
      setIsDirty(true)
      errors.change(paths)
    },
    reset: () => {
      setIsDirty(false)
      errors.reset()
    },
  }
}
