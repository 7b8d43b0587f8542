/**
 * FPS QR code of Hong Kong: EMVCo merchant-presented, tag-length-value (docs/hong-kong.md). Values are ASCII, so that
 * lengths in characters equal lengths in bytes.
 */
export type FpsCode = {
  proxy: FpsProxy
  /** As encoded: digits and a dot. Null leaves the amount to the payer. */
  amount: string | null
  /** Whether the payer may change the amount. */
  isAmountEditable: boolean
  /** Unused by FPS; "NA" in our own codes. */
  payeeName: string
  billNumber: string | null
  reference: string | null
}
/** An FPS identifier, or a mobile number as "+852-61234567". */
export type FpsProxy = { kind: 'id' | 'mobile'; value: string }

const scheme = 'hk.com.hkicl'
const proxyTags = { id: '02', mobile: '03' } as const
const proxyPatterns = { id: /^(\d{7}|\d{9})$/, mobile: /^\+852-\d{8}$/ }
const amountPattern = /^(?=.{1,13}$)\d+(\.\d{1,2})?$/
const namePattern = /^[\x20-\x7E]{1,25}$/
const referencePattern = /^[A-Za-z0-9.@_+/-]{1,25}$/

/** Whether every value has the format that the code requires. */
function isValid({ proxy, amount, isAmountEditable, payeeName, billNumber, reference }: FpsCode): boolean {
  return (
    proxyPatterns[proxy.kind].test(proxy.value) &&
    (amount === null ? !isAmountEditable : amountPattern.test(amount)) &&
    namePattern.test(payeeName) &&
    [billNumber, reference].every((text) => text === null || referencePattern.test(text))
  )
}

/** The payload of the QR code; null when a value is invalid. */
export function encodeFps(code: FpsCode): string | null {
  if (!isValid(code)) return null
  const { proxy, amount, isAmountEditable, payeeName, billNumber, reference } = code
  const account =
    field('00', scheme) + field(proxyTags[proxy.kind], proxy.value) + (isAmountEditable ? field('06', '1') : '')
  const remarks =
    (billNumber === null ? '' : field('01', billNumber)) + (reference === null ? '' : field('05', reference))
  const body =
    field('00', '01') +
    field('01', amount === null ? '11' : '12') +
    field('26', account) +
    field('52', '0000') +
    field('53', '344') +
    (amount === null ? '' : field('54', amount)) +
    field('58', 'HK') +
    field('59', payeeName) +
    field('60', 'HK') +
    (remarks === '' ? '' : field('62', remarks)) +
    '6304'
  return body + crc16(body)
}

const field = (tag: string, value: string) => tag + String(value.length).padStart(2, '0') + value

/** Decodes a payload; null if it is not an FPS code in Hong Kong dollars, or is corrupted. */
export function decodeFps(payload: string): FpsCode | null {
  if (!/^[\x20-\x7E]*$/.test(payload) || crc16(payload.slice(0, -4)) !== payload.slice(-4)) return null
  const all = fieldsOf(payload)
  const account = fieldsOf(all?.get('26') ?? '')
  const remarks = fieldsOf(all?.get('62') ?? '')
  if (!all || !account || !remarks || [...all.keys()].at(0) !== '00' || [...all.keys()].at(-1) !== '63') return null
  const amount = all.get('54') ?? null
  const hasFixedFields =
    all.get('00') === '01' &&
    all.get('01') === (amount === null ? '11' : '12') &&
    account.get('00') === scheme &&
    all.get('52') === '0000' &&
    all.get('53') === '344' &&
    all.get('58') === 'HK' &&
    all.get('60') === 'HK'
  const [id, mobile] = [account.get('02'), account.get('03')]
  if (!hasFixedFields || (id === undefined) === (mobile === undefined)) return null
  const code: FpsCode = {
    proxy: id === undefined ? { kind: 'mobile', value: mobile ?? '' } : { kind: 'id', value: id },
    amount,
    isAmountEditable: account.get('06') === '1',
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
