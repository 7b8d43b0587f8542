import { oc } from '@orpc/contract'
import * as z from 'zod'

export const referral = z.object({
  code: z.string().describe('of the member’s own link'),
  joined: z.number().int().describe('friends who came by it and confirmed their address; no names'),
})
export type Referral = z.infer<typeof referral>

export const referralsContract = {
  getMine: oc.route({ method: 'GET' }).input(z.strictObject({})).output(referral),
}
