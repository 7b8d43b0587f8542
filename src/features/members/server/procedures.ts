import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { adminOnly, freshPassword, refusals } from '#platform/server/rpc.ts'
import { membersContract } from '../contract.ts'
import * as service from './service.ts'

const members = implement(membersContract).$context<Ctx>().use(refusals).use(adminOnly)

export const membersProcedures = members.router({
  find: members.find.handler(({ context, input }) => service.find(context, input)),
  get: members.get.handler(({ context, input }) => service.get(context, input.id)),
  deactivate: members.deactivate.handler(({ context, input }) => service.deactivate(context, input)),
  activate: members.activate.handler(({ context, input }) => service.activate(context, input.id)),
  addAdmin: members.addAdmin.use(freshPassword).handler(({ context, input }) => service.addAdmin(context, input.email)),
  removeAdmin: members.removeAdmin
    .use(freshPassword)
    .handler(({ context, input }) => service.removeAdmin(context, input.id)),
  endSessions: members.endSessions.handler(({ context, input }) => service.endSessions(context, input.id)),
})
