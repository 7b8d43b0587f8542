import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { refusals } from '#platform/server/rpc.ts'
import { settingsContract } from '../contract.ts'
import * as service from './service.ts'

const settings = implement(settingsContract).$context<Ctx>().use(refusals)

export const settingsProcedures = settings.router({
  getPublic: settings.getPublic.handler(({ context }) => service.getPublic(context)),
})
