/** What a typed text is worth: a value, or the fault to tell, a key of the form's words. */
export type Checked<T> = { value: T } | { error: string }

/** One field of a form, checked alike in the browser and on the server. `all` holds what was typed into the others. */
export type Field<T = unknown> = (typed: string, all: Readonly<Record<string, string>>) => Checked<T>

/** A form by the names of its fields, in the order in which they stand. */
export type Form = Readonly<Record<string, Field>>

export type Typed<F extends Form> = { [Name in keyof F]: string }
export type FieldErrors<F extends Form> = { [Name in keyof F]?: string }

/** What is wrong with what was typed, by field; empty when nothing is. */
export function validateForm<F extends Form>(form: F, typed: Typed<F>): FieldErrors<F> {
  const errors = Object.entries(form).flatMap(([name, check]) => {
    const checked = check(typed[name] ?? '', typed)
    return 'error' in checked ? [[name, checked.error]] : []
  })
  return Object.fromEntries(errors) as FieldErrors<F>
}
