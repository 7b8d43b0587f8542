/** What a typed text is worth: a value, or the fault to tell, a key of the form's words. */
export type Checked<T> = { value: T } | { fault: string }

/** One field of a form, checked alike in the browser and on the server. `all` holds what was typed into the others. */
export type Field<T = unknown> = (typed: string, all: Readonly<Record<string, string>>) => Checked<T>

/** A form by the names of its fields, in the order in which they stand. */
export type Form = Readonly<Record<string, Field>>

export type Typed<F extends Form> = { [Name in keyof F]: string }
export type Faults<F extends Form> = { [Name in keyof F]?: string }

/** What is wrong with what was typed, by field; empty when nothing is. */
export function faultsIn<F extends Form>(form: F, typed: Typed<F>): Faults<F> {
  const faults = Object.entries(form).flatMap(([name, check]) => {
    const checked = check(typed[name] ?? '', typed)
    return 'fault' in checked ? [[name, checked.fault]] : []
  })
  return Object.fromEntries(faults) as Faults<F>
}
