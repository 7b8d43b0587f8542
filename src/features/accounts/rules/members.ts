import type { Field } from '#shared/form.ts'
import { cleanText, lengthOf } from '#shared/text.ts'

export const maxReasonLength = 500

/** Reason for a deactivation: visible to admins, never sent to the member. */
const reason: Field<string> = (typed) => {
  const clean = cleanText(typed)
  if (clean === '') return { error: 'reasonRequired' }
  return lengthOf(clean) > maxReasonLength ? { error: 'reasonTooLong' } : { value: clean }
}
export const reasonForm = { reason }
