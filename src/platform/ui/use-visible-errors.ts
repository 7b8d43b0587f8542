import { useState } from 'react'

/**
 * Delay before a field that was left shows its error, ms: a click on a button must reach it before a message moves the
 * layout.
 */
const blurDelayMs = 200

/** An error of the field at a path: a name, or names and indexes joined by dots. `error` is a key of the messages. */
export type FieldErrorAt = { path: string; error: string }

/**
 * Which errors of a form are visible: those of a field once it was left, all of a part once it was submitted, and those
 * from the server until their field changes. `found` are the errors of what is typed now, so that each goes as soon as
 * its field is right. `partOf` names the part of an error, for forms that are submitted in parts.
 */
export function useVisibleErrors<E extends FieldErrorAt, Part = null>(found: readonly E[], partOf: (error: E) => Part) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [submitted, setSubmitted] = useState<ReadonlySet<Part>>(new Set())
  const [fromServer, setFromServer] = useState<readonly E[]>([])
  const all = [...found, ...fromServer.filter(({ path }) => !found.some((error) => error.path === path))]
  return {
    all,
    visible: all.filter((error) => submitted.has(partOf(error)) || left.has(error.path) || fromServer.includes(error)),
    /** Call when a field was left with something in it. */
    leave: (path: string) =>
      void setTimeout(() => setLeft((before) => (before.has(path) ? before : new Set([...before, path]))), blurDelayMs),
    /** Call when fields at or below these paths changed. */
    change: (paths: readonly string[]) =>
      setFromServer((before) =>
        before.some(({ path }) => isWithin(path, paths)) ? before.filter(({ path }) => !isWithin(path, paths)) : before,
      ),
    submit: (parts: readonly Part[]) => setSubmitted((before) => new Set([...before, ...parts])),
    setFromServer,
    reset: () => {
      setLeft(new Set())
      setSubmitted(new Set())
      setFromServer([])
    },
  }
}

const isWithin = (path: string, roots: readonly string[]) =>
  roots.some((root) => path === root || path.startsWith(`${root}.`))
