import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, adminOnly, refusals } from '#platform/server/rpc.ts'
import { settingsContract } from '../contract.ts'
import * as service from './service.ts'
import { findAll, save } from './service/editing.ts'

const settings = implement(settingsContract, accessFirst).$context<Ctx>().use(refusals)

export const settingsProcedures = settings.router({
  getPublic: settings.getPublic.handler(({ context }) => service.getPublic(context)),
  findAll: settings.findAll.use(adminOnly).handler(({ context }) => findAll(context)),
  save: settings.save.use(adminOnly).handler(({ context, input }) => save(context, input.changes)),
})
