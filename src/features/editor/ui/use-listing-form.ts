import { useMemo, useState } from 'react'
import { checkContent } from '#features/listings/rules/check-content.ts'
import type { ContentError, ContentErrorName } from '#features/listings/rules/content.ts'
import type { Step } from '#features/listings/rules/fields.ts'
import { useLocale } from '#platform/ui/scope.tsx'
import { useFormEngine } from '#platform/ui/use-form-engine.ts'
import type { FieldProps } from '#platform/ui/use-form.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import type { DraftTerms } from '../contract.ts'
import { catalogErrors, planErrors } from '../rules/check-terms.ts'
import { stepOf } from '../rules/form-steps.ts'
import { contentOf, type TextField, type ListingFormValues } from '../rules/form-values.ts'
import { errorsForReader, shownErrors } from '../rules/reader-errors.ts'
import { useTranslation } from './use-translation.ts'

/** Props of a text input. */
type TextProps = { field: FieldProps; value: string; onChange: (event: { target: { value: string } }) => void }

type Options = { initial: ListingFormValues; terms: DraftTerms; focus: (invalid: readonly ContentError[]) => void }

/** The listing form's values, in state since rows, photos and the preview show them, and its steps as parts. */
export function useListingForm({ initial, terms, focus }: Options) {
  const t = useTranslation()
  const locale = useLocale()
  const [typed, setTyped] = useState(initial)
  const [today] = useState(() => hongKongDay(new Date()))

  const { content, found } = useMemo(() => {
    const checked = checkContent(contentOf(typed), today)
    return {
      content: checked.content,
      found: shownErrors([
        ...errorsForReader(checked.errors, locale),
        ...planErrors(checked.content, terms.plan, terms.areas),
        ...catalogErrors(checked.content, terms.categories, terms.areas),
      ]),
    }
  }, [typed, terms, today, locale])
  const refusals: Record<string, string> = {
    LISTING_PLAN_LIMIT: t('form.planLimit'),
    LISTING_STATE_CHANGED: t('form.changed'),
    LISTING_NOT_FOUND: t('form.gone'),
    LISTING_OWNER_BANNED: t('form.ownerBanned'),
  }
  const engine = useFormEngine<ContentError, Step | null>({
    found,
    partOf: stepOf,
    focus,
    fromServer: (errors) =>
      errorsForReader(
        errors.map(({ path, error }) => ({ path: path.replace(/^content\./, ''), error: error as ContentErrorName })),
        locale,
      ),
    refusalMessage: (code) => refusals[code],
  })
  const { visible } = engine
  const errorMessage = (error: ContentError | undefined) => error && t(`error.${error.error}`)

  function set(change: Partial<ListingFormValues>) {
    setTyped((before) => ({ ...before, ...change }))
    engine.change(Object.keys(change))
  }
  /** Message of the error at exactly this path, if visible. */
  const errorAt = (path: string) => errorMessage(visible.find((error) => error.path === path))
  /** Message of the first visible error at this path or in its rows. */
  const errorWithin = (path: string) =>
    errorMessage(visible.find((error) => error.path === path || error.path.startsWith(`${path}.`)))
  const touch = engine.leave

  return {
    ...engine,
    typed,
    content,
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
    /** Resets the form, for example after a draft was discarded. */
    reset: (fresh: ListingFormValues) => {
      setTyped(fresh)
      engine.reset()
    },
  }
}
export type ListingForm = ReturnType<typeof useListingForm>
