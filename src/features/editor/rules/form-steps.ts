import type { ContentError } from '#features/listings/rules/content.ts'
import { contentFields, fields, steps, type Step } from '#features/listings/rules/fields.ts'
import type { ListingFormValues } from './form-values.ts'

/** The step that holds the field of an error; null for a field outside the content, such as the owner's address. */
export function stepOf({ path }: Pick<ContentError, 'path'>): Step | null {
  const name = contentFields.find((one) => one === path.split('.')[0])
  return name ? fields[name].step : null
}

/** The steps in which something differs from the initial values. */
export function startedSteps(typed: ListingFormValues, initial: ListingFormValues): Set<Step> {
  const changed = contentFields.filter((name) => JSON.stringify(typed[name]) !== JSON.stringify(initial[name]))
  return new Set(changed.map((name) => fields[name].step))
}

type Progress = {
  typed: ListingFormValues
  initial: ListingFormValues
  errors: readonly ContentError[]
  /** The step that is open. */
  current: Step
  /** Every section of an existing listing was filled in before. */
  isEditing: boolean
}

/** The steps that are done: without errors, and filled in or, where nothing has to be, behind the reader. */
export function completedSteps({ typed, initial, errors, current, isEditing }: Progress): Set<Step> {
  const started = startedSteps(typed, initial)
  const isReached = (one: Step) => isEditing || steps.indexOf(one) < steps.indexOf(current) || started.has(one)
  return new Set(steps.filter((one) => isReached(one) && !errors.some((error) => stepOf(error) === one)))
}

/** The first step with an error; null without errors. */
export function firstInvalidStep(errors: readonly { path: string; error?: string }[]): Step | null {
  return steps.find((step) => errors.some((error) => stepOf(error) === step)) ?? null
}
