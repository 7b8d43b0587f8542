import { oc } from '@orpc/contract'
import * as z from 'zod'
import { flagKeys, type FlagKey } from './rules.ts'

/** What every page may know of the settings. Private keys (payment numbers, senders) never stand here. */
export const publicSettings = z.object({
  flags: z.record(z.enum(flagKeys as [FlagKey, ...FlagKey[]]), z.boolean()),
  social: z
    .array(z.object({ network: z.enum(['facebook', 'instagram', 'linkedin', 'twitter']), url: z.url() }))
    .describe('only networks whose flag is on and whose URL is set and https'),
  supportWhatsapp: z.string().nullable().describe('digits for wa.me, null while unset'),
  legalLastUpdated: z.string().describe('as an admin typed it, e.g. "June 14, 2025"'),
  isDemo: z.boolean(),
})
export type PublicSettings = z.infer<typeof publicSettings>

export const settingsContract = {
  getPublic: oc
    .route({ method: 'GET', path: '/settings', summary: 'Flags and public settings' })
    .input(z.strictObject({}))
    .output(publicSettings),
}
