import type { Field } from '#shared/form.ts'
import { cleanText, lengthOf } from '#shared/text.ts'
import { longestReason } from '../rules.ts'

/** Why somebody is deactivated: kept for other admins, never sent to the member. */
const reason: Field<string> = (typed) => {
  const clean = cleanText(typed)
  if (clean === '') return { fault: 'reasonRequired' }
  return lengthOf(clean) > longestReason ? { fault: 'reasonTooLong' } : { value: clean }
}
export const reasonForm = { reason }
