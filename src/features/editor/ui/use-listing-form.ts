import { useMemo, useState } from 'react'
import { checkContent } from '#features/listings/rules/check-content.ts'
import type { ContentError, ContentErrorName } from '#features/listings/rules/content.ts'
import type { Step } from '#features/listings/rules/fields.ts'
import type { FieldProps } from '#platform/ui/use-form.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import type { DraftTerms } from '../contract.ts'
import { catalogErrors, planErrors } from '../rules/check-terms.ts'
import { stepOf } from '../rules/form-steps.ts'
import { contentOf, type TextField, type ListingFormValues } from '../rules/form-values.ts'
import { useTranslation } from './use-translation.ts'

/**
 * Delay in ms before a blurred field counts as touched: an error that appeared at once would move the button being
 * clicked.
 */
const touchDelayMs = 200

/** Props of a text input. */
type TextProps = { field: FieldProps; value: string; onChange: (event: { target: { value: string } }) => void }

/**
 * State of the listing form and its errors, by the same rules as the server's. An error is visible once its field was
 * touched or its step was submitted; a server error is visible until the field changes.
 */
export function useListingForm(initial: ListingFormValues, terms: DraftTerms) {
  const t = useTranslation()
  const [typed, setTyped] = useState(initial)
  const [today] = useState(() => hongKongDay(new Date()))
  const [isDirty, setDirty] = useState(false)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [submittedSteps, setSubmittedSteps] = useState<ReadonlySet<Step | null>>(new Set())
  const [serverErrors, setServerErrors] = useState<ContentError[]>([])

  const { content, errors } = useMemo(() => {
    const checked = checkContent(contentOf(typed), today)
    return {
      content: checked.content,
      errors: [
        ...checked.errors,
        ...planErrors(checked.content, terms.plan, terms.areas),
        ...catalogErrors(checked.content, terms.categories, terms.areas),
      ],
    }
  }, [typed, terms, today])

  const all = [...errors, ...serverErrors.filter(({ path }) => !errors.some((error) => error.path === path))]
  const errorMessage = ({ error }: ContentError) => t(`error.${error}`)
  const isVisible = (error: ContentError) =>
    submittedSteps.has(stepOf(error)) || touched.has(error.path) || serverErrors.includes(error)

  function set(change: Partial<ListingFormValues>) {
    setTyped((before) => ({ ...before, ...change }))
    setDirty(true)
    setServerErrors((before) => before.filter(({ path }) => !Object.keys(change).some((name) => path.startsWith(name))))
  }
  /** Message of the error at exactly this path, if visible. */
  function errorAt(path: string): string | undefined {
    const found = all.find((error) => error.path === path && isVisible(error))
    return found && errorMessage(found)
  }
  /** Message of the first visible error at this path or in its rows. */
  function errorWithin(path: string): string | undefined {
    const found = all.find((error) => (error.path === path || error.path.startsWith(`${path}.`)) && isVisible(error))
    return found && errorMessage(found)
  }
  const touch = (path: string) =>
    void setTimeout(
      () => setTouched((before) => (before.has(path) ? before : new Set([...before, path]))),
      touchDelayMs,
    )

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
    revealErrors: (shown: readonly Step[]) => setSubmittedSteps((before) => new Set([...before, ...shown])),
    /** Sets the errors reported by the server. */
    setServerErrors,
    /** Resets the form, for example after a draft was discarded. */
    reset: (fresh: ListingFormValues) => {
      setTyped(fresh)
      setDirty(false)
      setTouched(new Set())
      setSubmittedSteps(new Set())
      setServerErrors([])
    },
  }
}
export type ListingForm = ReturnType<typeof useListingForm>

/** Content errors from the server's BAD_REQUEST data, with the leading `content` removed from their paths. */
export function issuesOf(data: unknown): ContentError[] {
  const issues = (data as { issues?: { path?: unknown[]; message: string }[] } | undefined)?.issues ?? []
  return issues.flatMap(({ path, message }) => {
    const steps = path?.map(String) ?? []
    const own = steps[0] === 'content' ? steps.slice(1) : steps
    return own.length > 0 ? [{ path: own.join('.'), error: message as ContentErrorName }] : []
  })
}
