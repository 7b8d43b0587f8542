import { useMemo, useState } from 'react'
import { checkContent } from '#features/listings/rules/check-content.ts'
import type { ContentError, ContentErrorName } from '#features/listings/rules/content.ts'
import type { Step } from '#features/listings/rules/fields.ts'
import type { FieldProps } from '#platform/ui/use-form.ts'
import { useVisibleErrors, type FieldErrorAt } from '#platform/ui/use-visible-errors.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import type { DraftTerms } from '../contract.ts'
import { catalogErrors, planErrors } from '../rules/check-terms.ts'
import { stepOf } from '../rules/form-steps.ts'
import { contentOf, type TextField, type ListingFormValues } from '../rules/form-values.ts'
import { useTranslation } from './use-translation.ts'

/** Props of a text input. */
type TextProps = { field: FieldProps; value: string; onChange: (event: { target: { value: string } }) => void }

/** Values of the listing form and its errors, by the same rules as the server's. Its parts are the steps. */
export function useListingForm(initial: ListingFormValues, terms: DraftTerms) {
  const t = useTranslation()
  const [typed, setTyped] = useState(initial)
  const [today] = useState(() => hongKongDay(new Date()))
  const [isDirty, setDirty] = useState(false)

  const { content, found } = useMemo(() => {
    const checked = checkContent(contentOf(typed), today)
    return {
      content: checked.content,
      found: [
        ...checked.errors,
        ...planErrors(checked.content, terms.plan, terms.areas),
        ...catalogErrors(checked.content, terms.categories, terms.areas),
      ],
    }
  }, [typed, terms, today])
  const { all, visible, ...errors } = useVisibleErrors<ContentError, Step | null>(found, stepOf)
  const errorMessage = (error: ContentError | undefined) => error && t(`error.${error.error}`)

  function set(change: Partial<ListingFormValues>) {
    setTyped((before) => ({ ...before, ...change }))
    setDirty(true)
    errors.change(Object.keys(change))
  }
  /** Message of the error at exactly this path, if visible. */
  const errorAt = (path: string) => errorMessage(visible.find((error) => error.path === path))
  /** Message of the first visible error at this path or in its rows. */
  const errorWithin = (path: string) =>
    errorMessage(visible.find((error) => error.path === path || error.path.startsWith(`${path}.`)))
  const touch = errors.leave

  return {
    typed,
    content,
    /** All errors, visible or not. */
    errors: all,
    isDirty,
    set,
    errorAt,
    errorWithin,
    touch,
    /** Props of a top-level text field. */
    text: (name: TextField): TextProps => ({
      field: {
        id: `listing-${name}`,
        name,
        error: errorAt(name),
        onBlur: () => typed[name].trim() && touch(name),
        onInput: () => {},
      },
      value: typed[name],
      onChange: (event) => set({ [name]: event.target.value }),
    }),
    /** Props of a text field in a row, by its path in the content. */
    cell: (path: string, value: string, change: (text: string) => void): TextProps => ({
      field: {
        id: `listing-${path}`,
        name: path,
        error: errorAt(path),
        onBlur: () => value.trim() && touch(path),
        onInput: () => {},
      },
      value,
      onChange: (event) => change(event.target.value),
    }),
    /** Makes all errors of these steps visible. */
    revealErrors: errors.submit,
    /** Sets the errors reported by the server. */
    setServerErrors: errors.setFromServer,
    /** What is typed was saved: no changes are left. */
    markSaved: () => setDirty(false),
    /** Resets the form, for example after a draft was discarded. */
    reset: (fresh: ListingFormValues) => {
      setTyped(fresh)
      setDirty(false)
      errors.reset()
    },
  }
}
export type ListingForm = ReturnType<typeof useListingForm>

/** Errors of the content among those that the server found in the input. */
export const contentErrorsIn = (errors: readonly FieldErrorAt[]): ContentError[] =>
  errors.map(({ path, error }) => ({ path: path.replace(/^content\./, ''), error: error as ContentErrorName }))
