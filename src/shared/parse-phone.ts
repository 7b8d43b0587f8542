/** Links that contain a number: wa.me and WhatsApp's older addresses always with the country, tel: as dialled. */
const chatLink =
  /^(?:https?:\/\/)?(?:(?:www\.)?wa\.me\/|(?:(?:api|web)\.whatsapp\.com\/|whatsapp:\/\/)send\/?\?(?:[^#]*&)?phone=)(?:\+|%2B)?(\d+)(?:[/?&#]|$)/i
const telephoneLink = /^tel:([^;?]+)/i

/**
 * Parses a typed or pasted telephone number to E.164, or returns null when it is malformed. Spaces, hyphens, dots,
 * brackets, invisible marks and full-width digits are accepted, and so are tel: and WhatsApp links; eight digits without
 * a prefix are Hong Kong's (+852); other countries need `+` or `00`. Only the format is checked, not the numbering plan
 * (docs/product.md).
 */
export function parsePhone(typed: string): string | null {
  // Numbers copied from address books and web pages carry direction marks and zero-width characters.
  const text = typed.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '')
  const chat = chatLink.exec(text)?.[1]
  const dialled = telephoneLink.exec(text)?.[1] ?? text
  const prefixed = chat ?? dialled.replace(/[-‐-―−.()]/g, '').replace(/^00/, '+')
  const local = /^(?:852)?(\d{8})$/.exec(prefixed)?.[1]
  const number = local ? `+852${local}` : chat ? `+${chat}` : prefixed
  // Hong Kong: eight digits, or the nine of a toll-free 800 number.
  const form = number.startsWith('+852') ? /^\+852(?:\d{8}|800\d{6})$/ : /^\+[1-9]\d{6,14}$/
  return form.test(number) ? number : null
}

export function isHongKongNumber(e164: string): boolean {
  return e164.startsWith('+852')
}

/** Whether a Hong Kong mobile can have this E.164 number: it begins with 4, 5 (not 58), 6, 70, 84 or 9. */
export function isHongKongMobile(e164: string): boolean {
  return /^\+852(?:[469]\d|5[0-79]|70|84)\d{6}$/.test(e164)
}
