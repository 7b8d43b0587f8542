/** Example number of the specification. It shows the format only: no telephone in Hong Kong has it. */
export const examplePhone = '+852 1234 5678'

/** Formats an E.164 number for display: "+852 6123 4567". Foreign numbers stay unchanged. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+852(\d{4})(\d{4})$/, '+852 $1 $2').replace(/^\+852(\d{3})(\d{3})(\d{3})$/, '+852 $1 $2 $3')
}

/** A link that calls the number. */
export function telLink(e164: string): string {
  return `tel:+${digitsOf(e164)}`
}

/** A link that opens a WhatsApp chat with the number and, optionally, a draft that the visitor may edit. */
export function whatsappLink(e164: string, text?: string): string {
  return `https://wa.me/${digitsOf(e164)}${text ? `?text=${encoded(text)}` : ''}`
}

/** A link that opens WhatsApp to share a text. Not wa.me, which requires a number. */
export function whatsappShareLink(text: string): string {
  return `https://api.whatsapp.com/send?text=${encoded(text)}`
}

const digitsOf = (e164: string) => e164.replace(/\D/g, '')

/**
 * Encodes what has a meaning in a URL and leaves other scripts readable: browsers encode them, and a Chinese character
 * takes three bytes instead of nine on pages full of such links. encodeURIComponent throws on a lone surrogate.
 */
const encoded = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(/(?:%[89A-F][\dA-F])+/g, decodeURIComponent)
