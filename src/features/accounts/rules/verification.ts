import type { Field } from '#shared/form.ts'
import { cleanLine } from '#shared/text.ts'

/**
 * Codes have six characters without 0, O, 1 and I, are valid for 15 minutes, once, for five tries (docs/product.md).
 */
export const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const codeLength = 6
export const codeMinutes = 15
export const maxTries = 5

/** Text of the WhatsApp message that the member sends. */
export const codeMessage = (code: string) => `VERIFY ${code}`

/**
 * Parses a code as typed or pasted by an admin: with or without "VERIFY", any case, spaces allowed. Null when invalid.
 */
export function parseCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^\s*VERIFY/, '')
    .replace(/[\s-]/g, '')
  return code.length === codeLength && [...code].every((char) => codeAlphabet.includes(char)) ? code : null
}

export type VerificationStatus =
  | 'verified'
  | 'number-missing'
  /** The member's plan does not include the badge. */
  | 'plan-missing'
  /** The site has no WhatsApp number to receive the code. */
  | 'not-set-up'
  | 'ready'

/** Verification status of a member; of several missing prerequisites, the plan is reported before the number. */
export function verificationStatusOf(member: {
  isVerified: boolean
  hasNumber: boolean
  hasBadge: boolean
  isSetUp: boolean
}): VerificationStatus {
  if (member.isVerified) return 'verified'
  if (!member.hasBadge) return 'plan-missing'
  if (!member.hasNumber) return 'number-missing'
  return member.isSetUp ? 'ready' : 'not-set-up'
}

const code: Field<string> = (typed) => {
  if (cleanLine(typed) === '') return { error: 'messageCodeRequired' }
  const found = parseCode(typed)
  return found === null ? { error: 'codeInvalid' } : { value: found }
}
export const codeForm = { code }
