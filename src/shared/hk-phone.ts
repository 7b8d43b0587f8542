/** The number of the source document. It only shows the form: no telephone in Hong Kong has it. */
export const examplePhone = '+852 1234 5678'

/**
 * A typed telephone number as E.164, or null when it has not the form of one. Spaces, hyphens, dots, brackets and
 * full-width digits are accepted; eight digits without a prefix are Hong Kong's (+852); another country needs its `+` or
 * `00`. Only the form is checked, never the numbering plan (SPEC.md section 6).
 */
export function parsePhone(typed: string): string | null {
  const compact = typed.normalize('NFKC').replace(/[\s\-‐-―−.()]/g, '')
  const prefixed = compact.replace(/^00/, '+')
  const local = /^(?:852)?(\d{8})$/.exec(prefixed)?.[1]
  const number = local ? `+852${local}` : prefixed
  // Hong Kong: eight digits, or the nine of a toll-free 800 number.
  const form = number.startsWith('+852') ? /^\+852(?:\d{8}|800\d{6})$/ : /^\+[1-9]\d{6,14}$/
  return form.test(number) ? number : null
}

export function isHongKongNumber(e164: string): boolean {
  return e164.startsWith('+852')
}

/** An E.164 number as people read it: "+852 6123 4567". Numbers of other countries stay as they are. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+852(\d{4})(\d{4})$/, '+852 $1 $2').replace(/^\+852(\d{3})(\d{3})(\d{3})$/, '+852 $1 $2 $3')
}

/** A link that calls the number. */
export function telLink(e164: string): string {
  return `tel:+${digitsOf(e164)}`
}

/** A link that opens a WhatsApp chat with the number and, where given, a draft that the visitor may still change. */
export function whatsappLink(e164: string, text?: string): string {
  return `https://wa.me/${digitsOf(e164)}${text ? `?text=${encoded(text)}` : ''}`
}

/** A link that opens WhatsApp to share a text with somebody. Not wa.me, which wants a number. */
export function whatsappShareLink(text: string): string {
  return `https://api.whatsapp.com/send?text=${encoded(text)}`
}

const digitsOf = (e164: string) => e164.replace(/\D/g, '')

// A lone surrogate would make encodeURIComponent throw.
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
