import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { examplePhone } from '#shared/hk-phone.ts'
import { isHongKongNumber, parsePhone } from '#shared/parse-phone.ts'

/** The demonstration's numbers: no telephone rings, so that nobody is called by trying the site out. */
const demoNumber = /^\+8521[234]\d{6}$/

/**
 * Whether a telephone can have this E.164 number. Hong Kong's ranges are compared by their first digits alone
 * (docs/hong-kong.md), because new blocks are assigned more often than metadata is updated; other countries' by the
 * metadata of libphonenumber, which stays on the server. In the demonstration its own numbers count as well.
 */
export function isPossiblePhone(e164: string, isDemo: boolean): boolean {
  if (isDemo && (demoNumber.test(e164) || e164 === parsePhone(examplePhone))) return true
  if (isHongKongNumber(e164)) return /^\+852(?:(?:[2-69]\d|70|8[1-4])\d{6}|800\d{6})$/.test(e164)
  return parsePhoneNumberFromString(e164)?.isPossible() ?? false
}
