import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, adminOnly, limitedMember, refusals } from '#platform/server/rpc.ts'
import { notificationsContract } from '../contract.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import * as outbox from './service/outbox.ts'
import * as samples from './service/samples.ts'

const notifications = implement(notificationsContract, accessFirst).$context<Ctx>().use(refusals).use(adminOnly)

export const notificationsProcedures = notifications.router({
  find: notifications.find.handler(({ context, input }) => outbox.find(context, input)),
  read: notifications.read.handler(({ context, input }) => outbox.read(context, input.id)),
  retry: notifications.retry.handler(({ context, input }) => outbox.retry(context, input.ids)),
  types: notifications.types.handler(() => samples.findTypes()),
  preview: notifications.preview.handler(({ context, input }) => samples.preview(context, input)),
  sendTest: notifications.sendTest
    .use(limitedMember(rateLimits.testMail))
    .handler(({ context, input }) => samples.sendTest(context, input)),
})
