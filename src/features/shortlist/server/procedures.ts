import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { refusals } from '#platform/server/rpc.ts'
import { shortlistContract } from '../contract.ts'
import * as service from './service.ts'

const shortlist = implement(shortlistContract).$context<Ctx>().use(refusals)

export const shortlistProcedures = shortlist.router({
  findCards: shortlist.findCards.handler(({ context, input }) => service.findCards(context, input)),
  compare: shortlist.compare.handler(({ context, input }) => service.compare(context, input)),
})
