import { useMemo, useState } from 'react'
import type { FieldProps } from '#platform/ui/use-form.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import type { DraftTerms } from '../contract/editing.ts'
import { checkContent } from '../rules/check-content.ts'
import { catalogErrors, planErrors } from '../rules/check-terms.ts'
import type { ContentError, ContentErrorName } from '../rules/content.ts'
import { stepOf, type Step } from '../rules/form-steps.ts'
import { contentOf, type TextName, type TypedListing } from '../rules/typed-listing.ts'
import { useTranslation } from './use-translation.ts'

/** A press that leaves a field must reach its button before a fault moves it, ms. */
const leftMs = 200

/** What an input of one text field needs. */
type TextProps = { field: FieldProps; value: string; onChange: (event: { target: { value: string } }) => void }

/**
 * What was typed of a listing, and what is wrong with it by the rules that the server asks too. A fault shows once its
 * field was left or its step was sent; what the server alone found shows until the field changes.
 */
export function useListingForm(initial: TypedListing, terms: DraftTerms) {
  const t = useTranslation()
  const [typed, setTyped] = useState(initial)
  const [today] = useState(() => hongKongDay(new Date()))
  const [isDirty, setDirty] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [sent, setSent] = useState<ReadonlySet<Step>>(new Set())
  const [told, setTold] = useState<ContentError[]>([])

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

  const all = [...errors, ...told.filter(({ path }) => !errors.some((error) => error.path === path))]
  const errorMessage = ({ error }: ContentError) => t(`error.${error}`)
  const isShown = (error: ContentError) => sent.has(stepOf(error)) || left.has(error.path) || told.includes(error)

  function set(change: Partial<TypedListing>) {
    setTyped((before) => ({ ...before, ...change }))
    setDirty(true)
    setTold((before) => before.filter(({ path }) => !Object.keys(change).some((name) => path.startsWith(name))))
  }
  /** The words of the fault at this path, once it is to be shown. */
  function faultAt(path: string): string | undefined {
    const found = all.find((error) => error.path === path && isShown(error))
    return found && errorMessage(found)
  }
  /** Likewise of a field as a whole: its own, or the first of those in its rows. */
  function faultWithin(path: string): string | undefined {
    const found = all.find((error) => (error.path === path || error.path.startsWith(`${path}.`)) && isShown(error))
    return found && errorMessage(found)
  }
  const leave = (path: string) =>
    void setTimeout(() => setLeft((before) => (before.has(path) ? before : new Set([...before, path]))), leftMs)

  return {
    typed,
    content,
    /** Every fault there is, shown or not. */
    errors: all,
    isDirty,
    set,
    faultAt,
    faultWithin,
    leave,
    /** A text field of the content's own. */
    text: (name: TextName | 'calloutFee' | 'establishedYear'): TextProps => {
      const path = name === 'calloutFee' ? 'calloutFeeCents' : name
      return {
        field: {
          id: `listing-${name}`,
          name,
          error: faultAt(path),
          onBlur: () => typed[name].trim() && leave(path),
          onInput: () => {},
        },
        value: typed[name],
        onChange: (event) => set({ [name]: event.target.value }),
      }
    },
    /** A text field within a row, at its path in the content. */
    cell: (path: string, value: string, change: (text: string) => void): TextProps => ({
      field: {
        id: `listing-${path}`,
        name: path,
        error: faultAt(path),
        onBlur: () => value.trim() && leave(path),
        onInput: () => {},
      },
      value,
      onChange: (event) => change(event.target.value),
    }),
    /** From now on every fault of these steps shows. */
    show: (shown: readonly Step[]) => setSent((before) => new Set([...before, ...shown])),
    /** What the server found wrong. */
    tell: (issues: ContentError[]) => setTold(issues),
    /** All of it anew, as by a draft that was thrown away. */
    reset: (fresh: TypedListing) => {
      setTyped(fresh)
      setDirty(false)
      setLeft(new Set())
      setSent(new Set())
      setTold([])
    },
  }
}
export type ListingForm = ReturnType<typeof useListingForm>

/** The issues of the server's answer to bad input, by their paths. */
export function issuesOf(data: unknown): ContentError[] {
  const issues = (data as { issues?: { path?: unknown[]; message: string }[] } | undefined)?.issues ?? []
  return issues.flatMap(({ path, message }) => {
    const steps = path?.map(String) ?? []
    const own = steps[0] === 'content' ? steps.slice(1) : steps
    return own.length > 0 ? [{ path: own.join('.'), error: message as ContentErrorName }] : []
  })
}
