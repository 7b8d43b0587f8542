import { oc } from '@orpc/contract'
import * as z from 'zod'

const referral = z.object({
  code: z.string().describe('referral code of the member’s own link'),
  joined: z.number().int().describe('number of friends who signed up with it and confirmed their address'),
})
export type Referral = z.infer<typeof referral>

export const referralsContract = {
  getMine: oc
    .route({ method: 'GET', summary: 'The member’s referral link, and how many joined by it' })
    .input(z.strictObject({}))
    .output(referral),
}
