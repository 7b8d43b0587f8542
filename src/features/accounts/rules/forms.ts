import { parseEmail } from '#shared/email.ts'
import type { Field } from '#shared/form.ts'
import { parsePhone } from '#shared/hk-phone.ts'
import { cleanLine, lengthOf } from '#shared/text.ts'

/** SPEC.md section 6: signing up and signing in ask for 6 code points, a new password for 8. */
export const passwordLength = { least: 6, leastWhenNew: 8, most: 256 }
export const maxNameLength = 80

export const emailField: Field<string> = (typed) => {
  if (typed.trim() === '') return { error: 'emailRequired' }
  const email = parseEmail(typed)
  return email === null ? { error: 'emailInvalid' } : { value: email }
}

const password =
  (least: number, tooShort: string): Field<string> =>
  (typed) => {
    if (typed === '') return { error: 'passwordRequired' }
    const length = lengthOf(typed)
    if (length < least) return { error: tooShort }
    return length > passwordLength.most ? { error: 'passwordTooLong' } : { value: typed }
  }
const passwordField = password(passwordLength.least, 'passwordTooShort')
export const newPasswordField = password(passwordLength.leastWhenNew, 'newPasswordTooShort')

/** Typed twice, so that nobody locks themselves out with a slip. For the screen alone. */
const again: Field<string> = (typed, { password: first }) =>
  typed === first ? { value: typed } : { error: 'passwordsDiffer' }

/** A name goes into e-mails to whoever the address belongs to, so it may hold no address that somebody could follow. */
const address = /[/\\@<>]|:\S|\.\p{L}{2,}|www\./iu

const name =
  (required: string): Field<string> =>
  (typed) => {
    const clean = cleanLine(typed)
    if (clean === '') return { error: required }
    if (lengthOf(clean) > maxNameLength) return { error: 'nameTooLong' }
    return address.test(clean) ? { error: 'nameInvalid' } : { value: clean }
  }
export const nameFields = { firstName: name('firstNameRequired'), lastName: name('lastNameRequired') }

/** A number as E.164; empty is null unless `required` names the fault of leaving it out. */
const phone =
  (required?: string): Field<string | null> =>
  (typed) => {
    if (typed.trim() === '') return required === undefined ? { value: null } : { error: required }
    const number = parsePhone(typed)
    return number === null ? { error: 'phoneInvalid' } : { value: number }
  }

/** A box that must be ticked: a browser sends "on" for it, and nothing for an empty one. */
const agreed: Field<boolean> = (typed) => (typed === 'on' ? { value: true } : { error: 'termsRequired' })
/** What is chosen from a list: the contract holds it to the list. */
const anyText: Field<string> = (typed) => ({ value: typed })
const ticked: Field<boolean> = (typed) => ({ value: typed === 'on' })

export const signInForm = { email: emailField, password: passwordField }
export const signUpForm = { ...nameFields, email: emailField, password: passwordField }
export const signUpScreen = { ...signUpForm, again, acceptsTerms: agreed, acceptsMarketing: ticked }
export const emailForm = { email: emailField }
export const resetForm = { password: newPasswordField }
export const profileForm = { ...nameFields, whatsappNumber: phone(), phoneNumber: phone() }
/** As above, where the profile must be complete to go on. */
const completeForm = { ...profileForm, whatsappNumber: phone('whatsappRequired') }
const choices = { language: anyText, acceptsMarketing: ticked }
export const profileScreen = { ...profileForm, ...choices }
export const completeScreen: typeof profileScreen = { ...completeForm, ...choices }
export const passwordForm = { password: passwordField }
/** Of a member who has no password, and signs in through a provider. */
export const deletionByProvider: typeof passwordForm = { password: anyText }
export const changePasswordForm = { currentPassword: passwordField, password: newPasswordField }
export const changePasswordScreen = { ...changePasswordForm, again }
export const resetScreen = { ...resetForm, again }

/** How hard a password is to guess, 0 to 3: by its length and by how many different characters it holds. */
export function strengthOf(typed: string): 0 | 1 | 2 | 3 {
  const length = lengthOf(typed)
  const variety = new Set(typed.toLowerCase()).size
  if (length < passwordLength.leastWhenNew || variety < 5) return 0
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /\p{Lo}/u].filter((kind) => kind.test(typed)).length
  const points = length + 2 * kinds
  return points >= 20 && variety >= 8 ? 3 : points >= 14 ? 2 : 1
}
