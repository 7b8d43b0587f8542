import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, refusals, signedIn } from '#platform/server/rpc.ts'
import { uploadsContract } from '../contract.ts'
import { findOwn } from './service.ts'

const uploads = implement(uploadsContract, accessFirst).$context<Ctx>().use(refusals)

export const uploadsProcedures = uploads.router({
  find: uploads.find.use(signedIn).handler(({ context, input }) => findOwn(context, input.ids)),
})
