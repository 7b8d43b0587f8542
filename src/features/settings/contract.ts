import { oc } from '@orpc/contract'
import * as z from 'zod'
import { textInput } from '#shared/input.ts'
import { flagKeys, settingCategories, type FlagKey, type SettingKey } from './rules.ts'
import { settingKeys } from './rules/checks.ts'

/** Settings available to every page. Must not contain private keys (payment numbers, e-mail sender). */
const publicSettings = z.object({
  flags: z.record(z.enum(flagKeys as [FlagKey, ...FlagKey[]]), z.boolean()),
  social: z
    .array(z.object({ network: z.enum(['facebook', 'instagram', 'linkedin', 'twitter']), url: z.url() }))
    .describe('only networks whose flag is on and whose URL is set and https'),
  supportWhatsapp: z.string().nullable().describe('digits for wa.me, null while unset'),
  legalLastUpdated: z.string().describe('as an admin typed it, e.g. "June 14, 2025"'),
  adsClientId: z.string().nullable().describe('of the ad network; null unless ads are on and configured'),
  dataUser: z.object({ name: z.string(), address: z.string() }).nullable().describe('null until both are set'),
  isDemo: z.boolean(),
  canSendMail: z.boolean().describe('false: e-mails stay in the outbox, where admins read them'),
})
export type PublicSettings = z.infer<typeof publicSettings>

const settingKey = z.enum(settingKeys as [SettingKey, ...SettingKey[]])
const settingRow = z.object({
  key: settingKey,
  category: z.enum(settingCategories),
  value: z.string().describe('as stored'),
  isUsable: z.boolean().describe('false when the value cannot be parsed and the fallback applies'),
})
export type SettingRow = z.infer<typeof settingRow>

export const settingsContract = {
  getPublic: oc
    .route({ method: 'GET', path: '/settings', summary: 'Flags and public settings' })
    .input(z.strictObject({}))
    .output(publicSettings),
  findAll: oc
    .route({ method: 'GET', path: '/settings/all', summary: 'Every setting as stored, for admins' })
    .input(z.strictObject({}))
    .output(z.array(settingRow)),
  /** All changes or none. `was` is the value that the admin saw; the save is refused if it has changed since. */
  save: oc
    .route({ method: 'PUT', path: '/settings', summary: 'Change settings' })
    .input(
      z.strictObject({
        changes: z
          .array(z.strictObject({ key: settingKey, was: z.string().max(2_000), value: textInput(2_000) }))
          .min(1)
          .max(settingKeys.length),
      }),
    )
    .output(z.array(settingRow))
    .errors({ SETTING_STALE: { status: 409, data: z.object({ key: settingKey, value: z.string() }) } }),
}
