import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { adminOnly, refusals } from '#platform/server/rpc.ts'
import { backofficeContract } from '../contract.ts'
import * as store from './store.ts'

const backoffice = implement(backofficeContract).$context<Ctx>().use(refusals).use(adminOnly)

export const backofficeProcedures = backoffice.router({
  getQueues: backoffice.getQueues.handler(({ context }) => store.findQueues(context.db)),
})
