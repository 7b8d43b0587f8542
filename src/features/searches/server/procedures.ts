import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, limited, limitedMember, refusals, signedIn } from '#platform/server/rpc.ts'
import { searchesContract } from '../contract.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import * as service from './service.ts'

const searches = implement(searchesContract, accessFirst).$context<Ctx>().use(refusals)
const member = searches.use(signedIn)
const writes = limitedMember(rateLimits.change)

export const searchesProcedures = searches.router({
  find: member.find.handler(({ context }) => service.find(context)),
  save: member.save.use(writes).handler(({ context, input }) => service.save(context, input)),
  saveAsVisitor: searches.saveAsVisitor
    .use(limited(rateLimits.saveAsVisitor))
    .handler(({ context, input }) => service.saveAsVisitor(context, input)),
  change: member.change.use(writes).handler(({ context, input }) => service.change(context, input)),
  remove: member.remove.use(writes).handler(({ context, input }) => service.remove(context, input)),
  getByToken: searches.getByToken.handler(({ context, input }) => service.getByToken(context, input)),
})
