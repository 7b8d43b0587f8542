import { oc } from '@orpc/contract'
import * as z from 'zod'
import { idInput, lineInput, tooManyRequests } from '#shared/input.ts'
import { deliveryStatuses, keyLifetimes, keyScopes, maxNameLength, webhookEvents } from './rules.ts'

const nothing = z.strictObject({})
const time = z.string()

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string().describe('the eight characters after `kf_`'),
  scopes: z.array(z.enum(keyScopes)),
  expiresAt: time.nullable(),
  lastUsedAt: time.nullable(),
  createdAt: time,
})
export type ApiKey = z.infer<typeof apiKey>

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isSiteWide: z.boolean(),
  createdAt: time,
})
export type Webhook = z.infer<typeof webhook>

const delivery = z.object({
  id: z.string(),
  event: z.enum(webhookEvents),
  status: z.enum(deliveryStatuses),
  attempts: z.number().int(),
  lastStatus: z.number().int().nullable(),
  lastError: z.string().nullable(),
  nextAttemptAt: time.nullable(),
  sentAt: time.nullable(),
  createdAt: time,
})
export type Delivery = z.infer<typeof delivery>

const lineOf = (max: number) => lineInput(1_000).pipe(z.string().min(1, 'required').max(max))

/** Keys and webhooks of the acting member. Managed on the site alone: a key cannot make another one. */
export const integrationsContract = {
  findKeys: oc.route({ method: 'GET' }).input(nothing).output(z.array(apiKey)),
  createKey: oc
    .input(
      z.strictObject({
        name: lineOf(maxNameLength),
        scopes: z.array(z.enum(keyScopes)).min(1).max(keyScopes.length),
        days: z.union([z.literal(keyLifetimes.filter((days) => days !== null)), z.null()]),
      }),
    )
    .output(z.object({ id: z.string(), key: z.string() }))
    .errors({ ...tooManyRequests, SCOPE_REFUSED: { status: 403 }, KEYS_TOO_MANY: { status: 409 } }),
  removeKey: oc
    .input(idInput)
    .output(z.null())
    .errors({ KEY_NOT_FOUND: { status: 404 } }),
  findWebhooks: oc.route({ method: 'GET' }).input(nothing).output(z.array(webhook)),
  createWebhook: oc
    .input(
      z.strictObject({
        url: lineInput(1_000),
        events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
        isSiteWide: z.boolean().default(false),
      }),
    )
    .output(z.object({ id: z.string(), secret: z.string() }))
    .errors({ ...tooManyRequests, SCOPE_REFUSED: { status: 403 }, WEBHOOKS_TOO_MANY: { status: 409 } }),
  removeWebhook: oc
    .input(idInput)
    .output(z.null())
    .errors({ WEBHOOK_NOT_FOUND: { status: 404 } }),
  findDeliveries: oc
    .route({ method: 'GET' })
    .input(z.strictObject({ webhookId: z.uuid() }))
    .output(z.array(delivery)),
  replay: oc
    .input(idInput)
    .output(z.null())
    .errors({ ...tooManyRequests, DELIVERY_NOT_FOUND: { status: 404 } }),
}
