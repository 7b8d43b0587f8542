import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { refusals } from '#platform/server/rpc.ts'
import { reviewsContract } from '../contract.ts'
import * as service from './service.ts'

const reviews = implement(reviewsContract).$context<Ctx>().use(refusals)

export const reviewsProcedures = reviews.router({
  find: reviews.find.handler(({ context, input }) => service.find(context, input)),
  findLatest: reviews.findLatest.handler(({ context, input }) => service.findLatest(context, input)),
})
