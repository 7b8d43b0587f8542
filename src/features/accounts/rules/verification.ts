import type { Field } from '#shared/form.ts'
import type { Locale, Localized } from '#shared/locale.ts'
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

/** The message by which an admin sends a code to the number that it verifies. */
export const sentCodeText: Localized = {
  en: 'Your Kaifong code is {code}. Type it on your profile page within 15 minutes, and tell nobody.',
  'zh-Hant': '你的 Kaifong 街坊驗證碼是 {code}。請於 15 分鐘內在個人檔案頁輸入，切勿告訴他人。',
  'zh-Hans': '您的 Kaifong 街坊验证码是 {code}。请在 15 分钟内在个人资料页输入，切勿告诉他人。',
}

/** Languages of WhatsApp's templates. */
const templateLanguages: Localized = { en: 'en', 'zh-Hant': 'zh_HK', 'zh-Hans': 'zh_CN' }

/** The authentication template that carries a code, with its button that copies it (docs/whatsapp.md). */
export const codeTemplate = (code: string, locale: Locale) => ({
  type: 'template',
  template: {
    name: 'kaifong_code',
    language: { code: templateLanguages[locale] },
    components: [
      { type: 'body', parameters: [{ type: 'text', text: code }] },
      { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: code }] },
    ],
  },
})

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
  /** The site has no WhatsApp number to receive the code. */
  | 'not-set-up'
  | 'ready'

/** Verification status of a member, with any plan: the badge shows once the plan includes it. */
export function verificationStatusOf(member: {
  isVerified: boolean
  hasNumber: boolean
  isSetUp: boolean
}): VerificationStatus {
  if (member.isVerified) return 'verified'
  if (!member.hasNumber) return 'number-missing'
  return member.isSetUp ? 'ready' : 'not-set-up'
}

const code: Field<string> = (typed) => {
  if (cleanLine(typed) === '') return { error: 'messageCodeRequired' }
  const found = parseCode(typed)
  return found === null ? { error: 'codeInvalid' } : { value: found }
}
export const codeForm = { code }
