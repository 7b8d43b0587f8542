import type { ContentError } from '#features/listings/rules/content.ts'
import { fields, steps, type ContentField, type Step } from '#features/listings/rules/fields.ts'

/** The step that holds the field of an error. */
export function stepOf({ path }: Pick<ContentError, 'path'>): Step {
  return fields[path.split('.')[0] as ContentField].step
}

/** The first step with an error; null without errors. */
export function firstInvalidStep(errors: readonly ContentError[]): Step | null {
  return steps.find((step) => errors.some((error) => stepOf(error) === step)) ?? null
}
