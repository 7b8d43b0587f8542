import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { readForm } from '#platform/server/form.ts'
import type { RouteServices } from '#platform/server/routes.ts'
import { asAdmin, requireFreshPassword } from '#platform/server/rpc.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import { Refusal } from '#shared/refusal.ts'
import { isUuid } from '#shared/uuid.ts'
import { maxFileBytes } from '../rules.ts'
import { maxZipBytes } from '../rules/photo-files.ts'
import { importTemplate } from '../rules/template.ts'
import { createImport } from './service.ts'
import { exportLines } from './service/export.ts'
import { addZip } from './service/photo-files.ts'

/** Import and export of listings as CSV files, for admins. Outside the RPC API because whole files are transferred. */
export function importsRoutes(services: RouteServices): Hono {
  const routes = new Hono()
  const tooLargeError = { code: 'IMPORT_UNREADABLE', data: { reason: 'size' } }
  routes.post(
    '/api/imports',
    bodyLimit({ maxSize: maxFileBytes + 4_096, onError: (c) => c.json(tooLargeError, 413) }),
    async (c) => {
      const context = asAdmin(await services.contextOf(c))
      const form = await readForm(c.req)
      const file = form?.['file']
      if (!(file instanceof File)) return c.json({ code: 'IMPORT_UNREADABLE', data: { reason: 'missing' } }, 400)
      try {
        const bytes = new Uint8Array(await file.arrayBuffer())
        return c.json(await createImport(context, { name: file.name, bytes }), 201)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return c.json({ code: error.code, data: error.data }, 400)
      }
    },
  )
  routes.post('/api/imports/:id/photos', async (c) => {
    const context = asAdmin(await services.contextOf(c))
    const id = c.req.param('id')
    const body = c.req.raw.body
    if (!isUuid(id) || !body) return c.json({ code: 'IMPORT_UNREADABLE', data: { reason: 'missing' } }, 400)
    if (Number(c.req.header('content-length') ?? 0) > maxZipBytes)
      return c.json({ code: 'IMPORT_UNREADABLE', data: { reason: 'zipSize' } }, 413)
    try {
      return c.json(await addZip(context, id, Readable.fromWeb(body as WebStream)), 201)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return c.json({ code: error.code, data: error.data }, error.code === 'IMPORT_NOT_FOUND' ? 404 : 400)
    }
  })
  routes.get('/api/imports/template.csv', async (c) => {
    asAdmin(await services.contextOf(c))
    c.header('content-type', 'text/csv; charset=utf-8')
    c.header('content-disposition', 'attachment; filename="kaifong-import.csv"')
    return c.body(importTemplate())
  })
  routes.get('/api/listings.csv', async (c) => {
    const context = asAdmin(await services.contextOf(c))
    requireFreshPassword(context)
    c.header('content-type', 'text/csv; charset=utf-8')
    c.header('content-disposition', `attachment; filename="kaifong-listings-${hongKongDay(context.now())}.csv"`)
    const encoder = new TextEncoder()
    const lines = exportLines(context)
    // Pull-based stream: memory use stays at one page of rows whatever the size of the export.
    return c.body(
      new ReadableStream({
        async pull(controller) {
          const next = await lines.next()
          if (next.done) controller.close()
          else controller.enqueue(encoder.encode(next.value))
        },
        cancel: async () => {
          await lines.return(undefined)
        },
      }),
    )
  })
  return routes
}
