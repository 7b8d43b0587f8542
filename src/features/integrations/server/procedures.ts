import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, freshPassword, limitedMember, refusals, signedIn } from '#platform/server/rpc.ts'
import { integrationsContract } from '../contract.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import * as keys from './service/keys.ts'
import * as webhooks from './service/webhooks.ts'

const integrations = implement(integrationsContract, accessFirst)
  .$context<Ctx & { sessionId?: string | null }>()
  .use(refusals)
const { findKeys, createKey, removeKey, findWebhooks, createWebhook, removeWebhook, findDeliveries, replay } =
  integrations

export const integrationsProcedures = integrations.router({
  findKeys: findKeys.use(signedIn).handler(({ context }) => keys.findKeys(context)),
  createKey: createKey
    .use(signedIn)
    .use(freshPassword)
    .use(limitedMember(rateLimits.create))
    .handler(({ context, input }) => keys.createKey(context, input)),
  removeKey: removeKey.use(signedIn).handler(({ context, input }) => keys.removeKey(context, input.id)),
  findWebhooks: findWebhooks.use(signedIn).handler(({ context }) => webhooks.findWebhooks(context)),
  createWebhook: createWebhook
    .use(signedIn)
    .use(freshPassword)
    .use(limitedMember(rateLimits.create))
    .handler(({ context, input }) => webhooks.createWebhook(context, input)),
  removeWebhook: removeWebhook.use(signedIn).handler(({ context, input }) => webhooks.removeWebhook(context, input.id)),
  findDeliveries: findDeliveries
    .use(signedIn)
    .handler(({ context, input }) => webhooks.findDeliveries(context, input.webhookId)),
  replay: replay
    .use(signedIn)
    .use(limitedMember(rateLimits.replay))
    .handler(({ context, input }) => webhooks.replay(context, input.id)),
})
