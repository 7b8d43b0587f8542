import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, limitedMember, refusals, signedIn } from '#platform/server/rpc.ts'
import { shortlistContract } from '../contract.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import * as service from './service.ts'
import * as lists from './service/lists.ts'

const shortlist = implement(shortlistContract, accessFirst).$context<Ctx>().use(refusals)
const member = shortlist.use(signedIn)
const writes = limitedMember(rateLimits.changeList)

export const shortlistProcedures = shortlist.router({
  findCards: shortlist.findCards.handler(({ context, input }) => service.findCards(context, input)),
  compare: shortlist.compare.handler(({ context, input }) => service.compare(context, input)),
  getShared: shortlist.getShared.handler(({ context, input }) => service.getShared(context, input)),
  findLists: member.findLists.handler(({ context }) => lists.find(context)),
  createList: member.createList.use(writes).handler(({ context, input }) => lists.create(context, input)),
  renameList: member.renameList.use(writes).handler(({ context, input }) => lists.rename(context, input)),
  removeList: member.removeList.use(writes).handler(({ context, input }) => lists.remove(context, input)),
  restoreList: member.restoreList.use(writes).handler(({ context, input }) => lists.restore(context, input)),
  addToList: member.addToList.use(writes).handler(({ context, input }) => lists.add(context, input)),
  removeFromList: member.removeFromList
    .use(writes)
    .handler(({ context, input }) => lists.removeListing(context, input)),
  shareList: member.shareList.use(writes).handler(({ context, input }) => lists.share(context, input)),
  stopSharing: member.stopSharing.use(writes).handler(({ context, input }) => lists.stopSharing(context, input)),
})
