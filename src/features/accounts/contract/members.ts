import { oc } from '@orpc/contract'
import * as z from 'zod'
import { formSchema, idInput } from '#shared/input.ts'
import { emailForm } from '../rules/forms.ts'
import { reasonForm } from '../rules/members.ts'

const notFound = { MEMBER_NOT_FOUND: { status: 404 } }
/** Refusals of changes that an admin may not apply to themselves or to the last active admin. */
const guarded = { ...notFound, MEMBER_SELF: { status: 409 }, LAST_ADMIN: { status: 409 } }

/** What admins do with the accounts of others. The back office lists and shows them. */
export const membersContract = {
  /** Ends every session, hides the listings and notifies the member. Does nothing to an inactive member. */
  deactivateMember: oc
    .input(formSchema(reasonForm).extend({ id: z.uuid() }))
    .output(z.null())
    .errors(guarded),
  activateMember: oc.input(idInput).output(z.null()).errors(notFound),
  /** Needs a fresh password. */
  addAdmin: oc
    .input(formSchema(emailForm))
    .output(z.object({ firstName: z.string(), lastName: z.string() }))
    .errors({ ...notFound, MEMBER_UNCONFIRMED: { status: 409 }, MEMBER_INACTIVE: { status: 409 } }),
  /** Needs a fresh password. */
  removeAdmin: oc.input(idInput).output(z.null()).errors(guarded),
  /** For a member who lost phone and recovery codes. Ends every session. Needs a fresh password. */
  resetSecondFactor: oc
    .input(formSchema(reasonForm).extend({ id: z.uuid() }))
    .output(z.null())
    .errors({ ...notFound, MEMBER_SELF: { status: 409 } }),
  endMemberSessions: oc.input(idInput).output(z.null()).errors(notFound),
}
