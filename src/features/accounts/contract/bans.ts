import { oc } from '@orpc/contract'
import * as z from 'zod'
import { badCursor, cursorSchema, formSchema, idInput, lineInput, pageSizeSchema } from '#shared/input.ts'
import { banForm, banKinds } from '../rules/bans.ts'

const ban = z.object({
  id: z.string(),
  kind: z.enum(banKinds),
  value: z.string().describe('e-mail address, domain, or number (E.164)'),
  reason: z.string().describe('for admins only'),
  endsAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  createdBy: z.string().nullable(),
})
export type Ban = z.infer<typeof ban>

/** Rules of admins that refuse addresses, domains and numbers until a day. */
export const bansContract = {
  findBans: oc
    .route({ method: 'GET' })
    .input(z.strictObject({ q: lineInput(254).optional(), cursor: cursorSchema, limit: pageSizeSchema(50) }))
    .output(z.object({ items: z.array(ban), nextCursor: z.string().nullable() }))
    .errors(badCursor),
  /** Adds a rule, or changes the one with the same value. */
  addBan: oc
    .input(formSchema(banForm))
    .output(z.object({ ban, memberCount: z.number().int().describe('members with this address, domain or number') }))
    .errors({ BAN_SELF: { status: 409 } }),
  removeBan: oc
    .input(idInput)
    .output(z.null())
    .errors({ BAN_NOT_FOUND: { status: 404 } }),
}
