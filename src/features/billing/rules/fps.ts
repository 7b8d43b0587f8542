/**
 * FPS QR code of Hong Kong: EMVCo merchant-presented, tag-length-value (docs/hong-kong.md). Values are ASCII, so that
 * lengths in characters equal lengths in bytes.
 */
export type FpsCode = {
  proxy: FpsProxy
  /** Three digits of the bank that holds the account, such as "004"; null lets FPS find it by the proxy. */
  bankCode: string | null
  currency: 'HKD' | 'CNY'
  /** As encoded: digits and a dot, never zero. Null leaves the amount to the payer. */
  amount: string | null
  /** Whether the code is meant for many payments; a code without an amount always is. */
  isStatic: boolean
  /** Whether the payer may change the amount. */
  isAmountEditable: boolean
  /** As encoded: "yyMMddHHmmss" in Hong Kong time; null for a code that does not expire. */
  expiresAt: string | null
  /** Unused by FPS; "NA" in our own codes. */
  payeeName: string
  billNumber: string | null
  reference: string | null
}
/** An FPS identifier, a mobile number as "+852-61234567", or an e-mail address. */
export type FpsProxy = { kind: 'id' | 'mobile' | 'email'; value: string }

const scheme = 'hk.com.hkicl'
const proxyTags = { id: '02', mobile: '03', email: '04' } as const
const currencyCodes = { HKD: '344', CNY: '156' } as const
const proxyPatterns = {
  id: /^(\d{7}|\d{9})$/,
  // Ranges of mobile numbers (docs/hong-kong.md): a code for a landline can never be paid.
  mobile: /^\+852-(?:[469]\d|5[0-79]|70|84)\d{6}$/,
  email: /^(?=.{3,34}$)[\x21-\x3F\x41-\x7E]+@[A-Za-z\d.-]+$/,
}
const bankPattern = /^\d{3}$/
const amountPattern = /^(?=.{1,13}$)(?=.*[1-9])\d+(\.\d{1,2})?$/
const timePattern = /^\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])([0-5]\d){2}$/
const namePattern = /^[\x20-\x7E]{1,25}$/
const referencePattern = /^[A-Za-z0-9.@_+/-]{1,25}$/

/** Whether every value has the format that the code requires. */
function isValid(code: FpsCode): boolean {
  const { proxy, bankCode, amount, isStatic, isAmountEditable, expiresAt, payeeName, billNumber, reference } = code
  return (
    proxyPatterns[proxy.kind].test(proxy.value) &&
    (bankCode === null || bankPattern.test(bankCode)) &&
    (amount === null ? isStatic && !isAmountEditable : amountPattern.test(amount)) &&
    (expiresAt === null || timePattern.test(expiresAt)) &&
    namePattern.test(payeeName) &&
    [billNumber, reference].every((text) => text === null || referencePattern.test(text))
  )
}

/** The payload of the QR code; null when a value is invalid. */
export function encodeFps(code: FpsCode): string | null {
  if (!isValid(code)) return null
  const account =
    field('00', scheme) +
    optionalField('01', code.bankCode) +
    field(proxyTags[code.proxy.kind], code.proxy.value) +
    optionalField('05', code.expiresAt) +
    optionalField('06', code.isAmountEditable ? '1' : null)
  const remarks = optionalField('01', code.billNumber) + optionalField('05', code.reference)
  const body =
    field('00', '01') +
    field('01', code.isStatic ? '11' : '12') +
    field('26', account) +
    field('52', '0000') +
    field('53', currencyCodes[code.currency]) +
    optionalField('54', code.amount) +
    field('58', 'HK') +
    field('59', code.payeeName) +
    field('60', 'HK') +
    optionalField('62', remarks || null) +
    '6304'
  return body + crc16(body)
}

const field = (tag: string, value: string) => tag + String(value.length).padStart(2, '0') + value
const optionalField = (tag: string, value: string | null) => (value === null ? '' : field(tag, value))

/** Decodes a payload; null if it is not an FPS code, or is corrupted. */
export function decodeFps(payload: string): FpsCode | null {
  if (!/^[\x20-\x7E]*$/.test(payload) || crc16(payload.slice(0, -4)) !== payload.slice(-4)) return null
  const all = fieldsOf(payload)
  const account = fieldsOf(all?.get('26') ?? '')
  const remarks = fieldsOf(all?.get('62') ?? '')
  if (!all || !account || !remarks || [...all.keys()].at(0) !== '00' || [...all.keys()].at(-1) !== '63') return null
  const proxies = (['id', 'mobile', 'email'] as const).flatMap((kind) => {
    const value = account.get(proxyTags[kind])
    return value === undefined ? [] : [{ kind, value }]
  })
  const currency = (['HKD', 'CNY'] as const).find((name) => currencyCodes[name] === all.get('53'))
  const initiation = all.get('01')
  const hasFixedFields =
    all.get('00') === '01' &&
    (initiation === '11' || initiation === '12') &&
    account.get('00') === scheme &&
    all.get('52') === '0000' &&
    all.get('58') === 'HK' &&
    all.get('60') === 'HK'
  const [proxy] = proxies
  if (!hasFixedFields || !currency || !proxy || proxies.length > 1) return null
  const code: FpsCode = {
    proxy,
    bankCode: account.get('01') ?? null,
    currency,
    amount: all.get('54') ?? null,
    isStatic: initiation === '11',
    isAmountEditable: account.get('06') === '1',
    expiresAt: account.get('05') ?? null,
    payeeName: all.get('59') ?? '',
    billNumber: remarks.get('01') ?? null,
    reference: remarks.get('05') ?? null,
  }
  return isValid(code) ? code : null
}

/** The fields in order; null when tags repeat or lengths do not add up. */
function fieldsOf(text: string): Map<string, string> | null {
  const fields = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    const [tag, length] = [text.slice(at, at + 2), text.slice(at + 2, at + 4)]
    const value = text.slice(at + 4, at + 4 + Number(length))
    if (!/^\d{4}$/.test(tag + length) || value.length !== Number(length) || fields.has(tag)) return null
    fields.set(tag, value)
    at += 4 + value.length
  }
  return fields
}

/** CRC-16/CCITT-FALSE of an ASCII string, as four upper-case hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at) << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** An amount in cents as encoded in an FPS code: "500.00". */
export function fpsAmount(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
