import { parseEmail } from '#shared/email.ts'
import type { Field } from '#shared/form.ts'
import { cleanText, lengthOf } from '#shared/text.ts'

const maxReason = 1_000

export const handOverForm = {
  email: ((typed) => {
    const email = parseEmail(typed)
    return email === null ? { error: 'emailInvalid' } : { value: email }
  }) as Field<string>,
  reason: ((typed) => {
    const reason = cleanText(typed)
    if (reason === '') return { error: 'reasonMissing' }
    return lengthOf(reason) > maxReason ? { error: 'reasonTooLong' } : { value: reason }
  }) as Field<string>,
}
