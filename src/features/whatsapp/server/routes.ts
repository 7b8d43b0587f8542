import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { queueJob } from '#platform/server/jobs.ts'
import type { RouteServices } from '#platform/server/routes.ts'
import { receivedIn } from './service/deliveries.ts'
import { isSigned, isToken } from './service/signature.ts'
import * as store from './store.ts'

/** The largest delivery of the Cloud API, in bytes. */
const maxDelivery = 3 * 1024 * 1024

/**
 * The webhook of the WhatsApp Business Cloud API (docs/whatsapp.md). Deliveries are stored and answered at once; a job
 * handles them, since the API repeats what is not answered within seconds. 404 without the settings.
 */
export function whatsappRoutes({ env: { whatsapp }, db }: RouteServices): Hono {
  const routes = new Hono()
  if (!whatsapp) return routes
  const { verifyToken, appSecret, phoneId } = whatsapp
  routes.get('/api/whatsapp', (c) => {
    const isSubscription =
      c.req.query('hub.mode') === 'subscribe' && isToken(c.req.query('hub.verify_token'), verifyToken)
    return isSubscription ? c.text(c.req.query('hub.challenge') ?? '') : c.text('Forbidden', 403)
  })
  const limit = bodyLimit({ maxSize: maxDelivery, onError: (c) => c.text('At most 3 MB', 413) })
  routes.post('/api/whatsapp', limit, async (c) => {
    const body = new Uint8Array(await c.req.arrayBuffer())
    if (!isSigned(body, c.req.header('x-hub-signature-256'), appSecret)) return c.text('Wrong signature', 401)
    const received = receivedIn(parseJson(body), phoneId)
    if (received && received.length > 0)
      await db.transaction(async (tx) => {
        for (const id of await store.insertNew(tx, received))
          await queueJob(tx, { name: 'whatsapp.handle', data: { id } })
      })
    return c.text('')
  })
  return routes
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}
