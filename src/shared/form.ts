/** Result of validating typed text: a value, or an error, which is a key of the form's messages. */
export type FieldResult<T> = { value: T } | { error: string }

/** Validates one form field, in the browser and on the server alike. `all` contains the text of the other fields. */
export type Field<T = unknown> = (typed: string, all: Readonly<Record<string, string>>) => FieldResult<T>

/** A form: its fields by name, in display order. */
export type Form = Readonly<Record<string, Field>>

export type FormValues<F extends Form> = { [Name in keyof F]: string }
export type FieldErrors<F extends Form> = { [Name in keyof F]?: string }

/** Errors by field; empty when the form is valid. */
export function validateForm<F extends Form>(form: F, typed: FormValues<F>): FieldErrors<F> {
  const errors = Object.entries(form).flatMap(([name, check]) => {
    const checked = check(typed[name] ?? '', typed)
    return 'error' in checked ? [[name, checked.error]] : []
  })
  return Object.fromEntries(errors) as FieldErrors<F>
}
