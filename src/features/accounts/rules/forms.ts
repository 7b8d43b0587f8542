import { parseEmail } from '#shared/email.ts'
import type { Field } from '#shared/form.ts'
import { parsePhone } from '#shared/parse-phone.ts'
import { cleanLine, lengthOf } from '#shared/text.ts'

/** In code points: sign-up and sign-in require 6, a new password 8 (docs/product.md). */
export const passwordLength = { min: 6, minNew: 8, max: 256 }
const maxNameLength = 80

export const emailField: Field<string> = (typed) => {
  if (cleanLine(typed) === '') return { error: 'emailRequired' }
  const email = parseEmail(typed)
  return email === null ? { error: 'emailInvalid' } : { value: email }
}

const passwordRule =
  (minLength: number, tooShort: string): Field<string> =>
  (typed) => {
    if (typed === '') return { error: 'passwordRequired' }
    const length = lengthOf(typed)
    if (length < minLength) return { error: tooShort }
    return length > passwordLength.max ? { error: 'passwordTooLong' } : { value: typed }
  }
const passwordField = passwordRule(passwordLength.min, 'passwordTooShort')
const newPasswordField = passwordRule(passwordLength.minNew, 'newPasswordTooShort')

/** Repeats the password to catch typing errors. Only checked on the screen, not sent to the server. */
const repeatedPassword: Field<string> = (typed, { password: first }) =>
  typed === first ? { value: typed } : { error: 'passwordsDiffer' }

/** Names appear in e-mails to an unconfirmed address, so a name that contains a link or an address is rejected. */
const linkPattern = /[/\\@<>]|:\S|\.\p{L}{2,}|www\./iu

const name =
  (required: string): Field<string> =>
  (typed) => {
    const clean = cleanLine(typed)
    if (clean === '') return { error: required }
    if (lengthOf(clean) > maxNameLength) return { error: 'nameTooLong' }
    return linkPattern.test(clean) ? { error: 'nameInvalid' } : { value: clean }
  }
export const nameFields = { firstName: name('firstNameRequired'), lastName: name('lastNameRequired') }

/** Phone number as E.164. Empty becomes null, or the error named by `required`. */
const phone =
  (required?: string): Field<string | null> =>
  (typed) => {
    if (cleanLine(typed) === '') return required === undefined ? { value: null } : { error: required }
    const number = parsePhone(typed)
    return number === null ? { error: 'phoneInvalid' } : { value: number }
  }

/** A checkbox that must be checked: browsers send "on" when it is checked and nothing otherwise. */
const requiredCheckbox: Field<boolean> = (typed) => (typed === 'on' ? { value: true } : { error: 'termsRequired' })
/** Value of a select; the contract validates it. */
const anyText: Field<string> = (typed) => ({ value: typed })
const checkbox: Field<boolean> = (typed) => ({ value: typed === 'on' })

export const signInForm = { email: emailField, password: passwordField }
export const signUpForm = { ...nameFields, email: emailField, password: passwordField }
export const signUpScreenForm = {
  ...signUpForm,
  again: repeatedPassword,
  acceptsTerms: requiredCheckbox,
  acceptsMarketing: checkbox,
}
export const emailForm = { email: emailField }
export const resetForm = { password: newPasswordField }
export const profileForm = { ...nameFields, whatsappNumber: phone(), phoneNumber: phone() }
/** Used when the profile must be complete before continuing. */
const completeProfileForm = { ...profileForm, whatsappNumber: phone('whatsappRequired') }
const choices = { language: anyText, acceptsMarketing: checkbox }
export const profileScreenForm = { ...profileForm, ...choices }
export const completeProfileScreenForm: typeof profileScreenForm = { ...completeProfileForm, ...choices }
/** Six digits of an authenticator app, or a recovery code. */
const codeField: Field<string> = (typed) => {
  const code = cleanLine(typed.normalize('NFKC'))
  if (code === '') return { error: 'codeRequired' }
  return /^(\d\s*){6}$/.test(code) || /^[a-z0-9]{5}[\s-]*[a-z0-9]{5}$/i.test(code)
    ? { value: code }
    : { error: 'codeFormat' }
}
export const codeForm = { code: codeField }
export const passwordForm = { password: passwordField }

/** What a form asks for as proof that it is the member; a passkey stands for both. */
export type AskedProof = { asksPassword: boolean; asksCode: boolean }
export const deletionForm = ({ asksPassword, asksCode }: AskedProof) => ({
  password: asksPassword ? passwordField : anyText,
  code: asksCode ? codeField : anyText,
})
/** The new address that a member signs in with. */
export const emailChangeForm = (asked: AskedProof) => ({ email: emailField, ...deletionForm(asked) })
export function changePasswordForm(asked: AskedProof) {
  const { password: currentPassword, code } = deletionForm(asked)
  return { currentPassword, code, password: newPasswordField, again: repeatedPassword }
}
/** `code` is empty where the sign-in needs none. */
export const freshPasswordForm = { password: passwordField, code: anyText }
export const resetScreenForm = { ...resetForm, again: repeatedPassword }

/** Password strength from 0 to 3, by variety and by length without what goes on as it began ("aaaa", "1234"). */
export function passwordStrength(typed: string): 0 | 1 | 2 | 3 {
  const codes = [...typed].map((one) => one.codePointAt(0)!)
  const steps = codes.slice(1).map((code, at) => code - codes[at]!)
  const length = codes.length - steps.filter((step, at) => Math.abs(step) <= 1 && step === steps[at - 1]).length
  const variety = new Set(typed.toLowerCase()).size
  if (length < passwordLength.minNew || variety < 5) return 0
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /\p{Lo}/u].filter((kind) => kind.test(typed)).length
  const points = length + 2 * kinds
  return points >= 20 && variety >= 8 ? 3 : points >= 14 ? 2 : 1
}
