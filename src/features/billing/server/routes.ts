import { Hono } from 'hono'
import sharp from 'sharp'
import { qrSvg } from '#platform/server/pictures/qr.ts'
import type { RouteServices } from '#platform/server/routes.ts'
import { asMember } from '#platform/server/rpc.ts'
import { paidPlanKeys, paymentMethods } from '../rules.ts'
import { getQrPayload } from './service/quote.ts'

/** Width and height in pixels: large enough for banking apps to scan from the gallery, small enough to download. */
const sizePx = 768

/**
 * `GET /api/payment-code/fps/premium.png`: downloads the QR code of the member's payment as a PNG, because a banking
 * app on the same phone can only scan it from the gallery.
 */
export function billingRoutes(services: RouteServices): Hono {
  const routes = new Hono()
  routes.get('/api/payment-code/:method/:file', async (c) => {
    const method = paymentMethods.find((one) => one === c.req.param('method'))
    const planKey = paidPlanKeys.find((key) => `${key}.png` === c.req.param('file'))
    const context = asMember(await services.contextOf(c))
    const quote = method && planKey ? await getQrPayload(context, planKey, method) : null
    if (!quote) return c.json({ code: 'NOT_FOUND', message: 'There is nothing to scan.' }, 404)
    const picture = await sharp(Buffer.from(qrSvg(quote.code)))
      .resize(sizePx, sizePx, { kernel: 'nearest' })
      .png({ palette: true, colours: 2 })
      .toBuffer()
    c.header('content-type', 'image/png')
    c.header('content-disposition', `attachment; filename="${quote.reference}.png"`)
    return c.body(new Uint8Array(picture))
  })
  return routes
}
