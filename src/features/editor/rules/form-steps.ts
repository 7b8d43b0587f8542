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

/** The first step with an error; null without errors. */
export function firstInvalidStep(errors: readonly ContentError[]): Step | null {
  return steps.find((step) => errors.some((error) => stepOf(error) === step)) ?? null
}
