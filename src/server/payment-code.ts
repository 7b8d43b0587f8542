import { Hono } from 'hono'
import sharp from 'sharp'
import { paidPlanKeys, paymentMethods } from '#features/billing/rules.ts'
import { getQrPayload } from '#features/billing/server/service/quote.ts'
import { qrSvg } from '#platform/server/pictures/qr.ts'
import { contextOf, type Services } from './context.ts'

/** Width and height in pixels: large enough for banking apps to scan from the gallery, small enough to download. */
const sizePx = 768

/**
 * `GET /api/payment-code/fps/premium.png`: downloads the QR code of the member's payment as a PNG, because a banking
 * app on the same phone can only scan it from the gallery.
 */
export function paymentCode(services: Services): Hono {
  const routes = new Hono()
  routes.get('/payment-code/:method/:file', async (c) => {
    const method = paymentMethods.find((one) => one === c.req.param('method'))
    const planKey = paidPlanKeys.find((key) => `${key}.png` === c.req.param('file'))
    const context = await contextOf(c, services)
    const { actor } = context
    c.header('cache-control', 'private, no-store')
    if (!actor) return c.json({ code: 'UNAUTHORIZED', message: 'Not authenticated' }, 401)
    const quote = method && planKey ? await getQrPayload({ ...context, actor }, planKey, method) : null
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
