import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, refusals, signedIn } from '#platform/server/rpc.ts'
import { promotionContract } from '../contract.ts'
import { get } from './service.ts'

const promotion = implement(promotionContract, accessFirst).$context<Ctx>().use(refusals)

export const promotionProcedures = promotion.router({
  get: promotion.get.use(signedIn).handler(({ context, input }) => get(context, input)),
})
