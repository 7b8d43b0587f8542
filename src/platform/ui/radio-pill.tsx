import type { ComponentProps, ReactNode } from 'react'

/** One of a few short choices in a row, as a radio button in a pill that is filled while it is chosen. */
export function RadioPill({ children, ...input }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className="border-line-strong has-checked:border-primary has-checked:bg-primary-soft inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4">
      <input type="radio" className="accent-primary size-5 flex-none" {...input} />
      {children}
    </label>
  )
}
