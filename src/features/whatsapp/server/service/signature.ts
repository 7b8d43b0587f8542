import { createHmac, timingSafeEqual } from 'node:crypto'

const equal = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Whether `X-Hub-Signature-256` is the HMAC of these bytes with the app secret. */
export const isSigned = (body: Uint8Array, header: string | undefined, appSecret: string): boolean =>
  header !== undefined && equal(header, `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`)

/** Whether a token is the expected one, compared in constant time. */
export const isToken = (given: string | undefined, expected: string): boolean =>
  given !== undefined && equal(given, expected)
