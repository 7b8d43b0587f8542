import type { ContentError } from '#features/listings/rules/content.ts'
import { contentFields, fields, steps, type Step } from '#features/listings/rules/fields.ts'

/** The step that holds the field of an error; null for a field outside the content, such as the owner's address. */
export function stepOf({ path }: Pick<ContentError, 'path'>): Step | null {
  const name = contentFields.find((one) => one === path.split('.')[0])
  return name ? fields[name].step : null
}

/** The first step with an error; null without errors. */
export function firstInvalidStep(errors: readonly ContentError[]): Step | null {
  return steps.find((step) => errors.some((error) => stepOf(error) === step)) ?? null
}
