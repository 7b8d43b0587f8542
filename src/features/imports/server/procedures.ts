import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, adminOnly, freshPassword, refusals } from '#platform/server/rpc.ts'
import { importsContract } from '../contract.ts'
import * as service from './service.ts'

const imports = implement(importsContract, accessFirst).$context<Ctx>().use(refusals)

export const importsProcedures = imports.router({
  findLatest: imports.findLatest.use(adminOnly).handler(({ context }) => service.findLatest(context)),
  get: imports.get.use(adminOnly).handler(({ context, input }) => service.get(context, input.id)),
  check: imports.check.use(adminOnly).handler(({ context, input }) => service.check(context, input.id, input.mapping)),
  start: imports.start.use(adminOnly).handler(({ context, input }) => service.start(context, input.id)),
  stop: imports.stop.use(adminOnly).handler(({ context, input }) => service.stop(context, input.id)),
  allowExport: imports.allowExport
    .use(adminOnly)
    .use(freshPassword)
    .handler(() => null),
  findNotes: imports.findNotes.use(adminOnly).handler(({ context, input }) => service.findNotes(context, input)),
  findRowErrors: imports.findRowErrors
    .use(adminOnly)
    .handler(({ context, input }) => service.findErrors(context, input)),
})
