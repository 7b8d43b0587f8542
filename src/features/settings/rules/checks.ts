import { parseEmail } from '#shared/email.ts'
import type { FieldResult, Field } from '#shared/form.ts'
import { examplePhone } from '#shared/hk-phone.ts'
import { isHongKongMobile, parsePhone } from '#shared/parse-phone.ts'
import { cleanLine, lengthOf } from '#shared/text.ts'
import { readUrl, settings, type SettingKey } from '../rules.ts'

export const settingKeys = Object.keys(settings) as SettingKey[]
const maxNameLength = 100

/** The password is required again: payment numbers redirect every payment, the second factor guards the admin pages. */
const protectedKeys: readonly SettingKey[] = [
  'ADMIN_SECOND_FACTOR',
  'FPS_PHONE_NUMBER',
  'FPS_ID',
  'FPS_PAYEE_NAME',
  'PAYME_PHONE_NUMBER',
  'PAYME_LINK',
]
export const needsPassword = (key: SettingKey): boolean => protectedKeys.includes(key)

const flag: Field<string> = (typed) => (typed === 'true' || typed === 'false' ? { value: typed } : { error: 'flag' })

/** Empty input clears the setting. */
const optional =
  (check: (typed: string) => FieldResult<string>): Field<string> =>
  (typed) =>
    cleanLine(typed) === '' ? { value: '' } : check(typed)

type UrlKey = Parameters<typeof readUrl>[1]

/** The normalized URL: https, on one of the hosts allowed for the key. */
const url = (key: UrlKey) =>
  optional((typed) => {
    if (!/^https:\/\//i.test(typed.trim())) return { error: 'https' }
    const address = readUrl(new Map([[key, typed]]), key)
    return address === null ? { error: key === 'PAYME_LINK' ? 'hostPayme' : 'hostSocial' } : { value: address }
  })

/** FPS and PayMe accept only Hong Kong mobiles; the built-in example means "not set". */
const payeeNumber = optional((typed) => {
  const number = parsePhone(typed)
  const isPayee = number !== null && (isHongKongMobile(number) || number === parsePhone(examplePhone))
  if (!isPayee) return { error: 'phoneHongKong' }
  return { value: number }
})

const supportNumber = optional((typed) => {
  const number = parsePhone(typed)
  if (number === null) return { error: 'phone' }
  return number === parsePhone(examplePhone) ? { error: 'phoneExample' } : { value: number }
})

/** Seven or nine digits, see docs/hong-kong.md. */
const fpsId = optional((typed) => {
  const digits = typed.normalize('NFKC').replace(/\s/g, '')
  return /^(\d{7}|\d{9})$/.test(digits) ? { value: digits } : { error: 'fpsId' }
})

const line: Field<string> = (typed) => {
  const clean = cleanLine(typed)
  return lengthOf(clean) > maxNameLength ? { error: 'tooLong' } : { value: clean }
}

const maxAddressLength = 200
const postalAddress: Field<string> = (typed) => {
  const clean = cleanLine(typed)
  return lengthOf(clean) > maxAddressLength ? { error: 'tooLongAddress' } : { value: clean }
}

/** A date such as "June 14, 2025" or 2025-06-14. English pages show it as typed. */
const date: Field<string> = (typed) => {
  const clean = cleanLine(typed)
  if (clean === '') return { error: 'required' }
  const isIso = /^\d{4}-\d{2}-\d{2}$/.test(clean)
  const isInWords = /^(\p{L}+ \d{1,2}, \d{4}|\d{1,2} \p{L}+ \d{4})$/u.test(clean)
  if (!isIso && !isInWords) return { error: 'date' }
  const time = Date.parse(isIso ? clean : `${clean} UTC`)
  // Date.parse accepts "June 31" as July 1, so compare the day.
  const day = Number(isIso ? clean.slice(8) : /\b\d{1,2}\b/.exec(clean)?.[0])
  return Number.isNaN(time) || new Date(time).getUTCDate() !== day ? { error: 'date' } : { value: clean }
}

const email: Field<string> = (typed) => {
  const address = parseEmail(typed)
  return address === null ? { error: 'email' } : { value: address }
}
const required: Field<string> = (typed, all) => (cleanLine(typed) === '' ? { error: 'required' } : line(typed, all))
const adsClient = optional((typed) =>
  /^ca-pub-\d{10,20}$/.test(typed.trim()) ? { value: typed.trim() } : { error: 'adsClient' },
)

const checksByKey: Partial<Record<SettingKey, Field<string>>> = {
  FPS_PHONE_NUMBER: payeeNumber,
  PAYME_PHONE_NUMBER: payeeNumber,
  SUPPORT_WHATSAPP_NUMBER: supportNumber,
  FPS_ID: fpsId,
  FPS_PAYEE_NAME: line,
  DATA_USER_NAME: line,
  DATA_USER_ADDRESS: postalAddress,
  LEGAL_LAST_UPDATED_DATE: date,
  ADS_CLIENT_ID: adsClient,
  email_sender_address: email,
  email_sender_name: required,
}

/** The check of each setting. Its error is a message key of this feature, `error.NAME`. */
export const settingChecks = Object.fromEntries(
  settingKeys.map((key) => [key, checksByKey[key] ?? (settings[key].kind === 'flag' ? flag : url(key as UrlKey))]),
) as Record<SettingKey, Field<string>>

export const isFlag = (key: SettingKey): boolean => settings[key].kind === 'flag'
