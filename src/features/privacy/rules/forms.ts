import { emailField } from '#features/accounts/rules/forms.ts'
import type { Field } from '#shared/form.ts'
import { cleanLine, cleanText, lengthOf } from '#shared/text.ts'
import { longest } from '../rules.ts'

const text =
  (required: string, tooLong: string, most: number, clean = cleanText): Field<string> =>
  (typed) => {
    const value = clean(typed)
    if (value === '') return { fault: required }
    return lengthOf(value) > most ? { fault: tooLong } : { value }
  }
/** What is chosen from a list: the contract holds it to the list. */
const chosen: Field<string> = (typed) => ({ value: typed })
const day: Field<string> = (typed) => {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(typed) && new Date(typed).toJSON()?.startsWith(typed)
  return isDay ? { value: typed } : { fault: 'dayInvalid' }
}

const details = text('detailsRequired', 'detailsTooLong', longest.details)
export const requestForm = { details }
export const requestScreen = { kind: chosen, ...requestForm }
export const answerForm = { answer: text('answerRequired', 'answerTooLong', longest.answer) }
/** A request that came by letter or e-mail, as an admin enters it. */
export const recordForm = {
  name: text('nameRequired', 'nameTooLong', longest.name, cleanLine),
  email: emailField,
  receivedOn: day,
  ...requestForm,
}
export const recordScreen = { kind: chosen, ...recordForm }
