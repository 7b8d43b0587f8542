import { emailField } from '#features/accounts/rules/forms.ts'
import type { Field } from '#shared/form.ts'
import { cleanLine, cleanText, lengthOf } from '#shared/text.ts'
import { maxLengths } from '../rules.ts'

const text =
  (required: string, tooLong: string, max: number, clean = cleanText): Field<string> =>
  (typed) => {
    const value = clean(typed)
    if (value === '') return { error: required }
    return lengthOf(value) > max ? { error: tooLong } : { value }
  }
/** Value of a select; the contract validates it. */
const anyText: Field<string> = (typed) => ({ value: typed })
const day: Field<string> = (typed) => {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(typed) && new Date(typed).toJSON()?.startsWith(typed)
  return isDay ? { value: typed } : { error: 'dayInvalid' }
}

const details = text('detailsRequired', 'detailsTooLong', maxLengths.details)
export const requestForm = { details }
export const requestScreenForm = { kind: anyText, ...requestForm }
export const answerForm = { answer: text('answerRequired', 'answerTooLong', maxLengths.answer) }
/** A request received by post or e-mail, as entered by an admin. */
export const recordForm = {
  name: text('nameRequired', 'nameTooLong', maxLengths.name, cleanLine),
  email: emailField,
  receivedOn: day,
  ...requestForm,
}
export const recordScreenForm = { kind: anyText, ...recordForm }
