import { ORPCError } from '@orpc/server'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { setAvatar } from '#features/accounts/server/service/profile.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { readForm } from '#platform/server/form.ts'
import { isPictureQueueFull, storeAvatar, UnusablePicture } from '#platform/server/media.ts'
import type { RouteServices } from '#platform/server/routes.ts'
import { asMember, consumeLimitOrRefuse } from '#platform/server/rpc.ts'
import { StorageFull } from '#platform/server/storage.ts'
import { isUuid } from '#shared/uuid.ts'
import { kindOfPath, maxNameLength, maxBytes, type PictureError } from '../rules.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import { readPrivate, createUpload } from './service.ts'

/** Allows for the multipart overhead around the file. */
const maxSize = maxBytes + 4_096

const statuses = {
  size: 413,
  missing: 400,
  name: 400,
  broken: 415,
  heic: 415,
  kind: 415,
  pixels: 415,
  small: 415,
  animated: 415,
  disguised: 415,
} as const

/** Input error in the API's format: the field is `picture`, the message one of the error codes known to the screens. */
function refuse(c: Context, error: PictureError): Response {
  const code = error === 'size' ? 'PICTURE_TOO_LARGE' : error === 'missing' ? 'PICTURE_MISSING' : 'PICTURE_UNUSABLE'
  const issues = [{ path: ['picture'], message: error }]
  return c.json(
    { code, message: 'Send a JPEG, PNG, WebP or HEIC picture of at most 10 MB as "picture".', data: { issues } },
    statuses[error],
  )
}

/** @throws 503 when this member has too many pictures waiting */
function refuseWhenBusy(memberId: string): void {
  if (isPictureQueueFull(memberId)) throw new ORPCError('BUSY', { status: 503 })
}

function refuseWhenFull(c: Context, { log }: MemberCtx, error: StorageFull): Response {
  log.error({ err: error }, 'storage full')
  return c.json({ code: 'STORAGE_FULL', message: 'There is no room for pictures at the moment.' }, 507)
}

/** Picture uploads. Outside the RPC API because they are multipart; oversized requests are refused before reading. */
export function uploadsRoutes(services: RouteServices): Hono {
  const routes = new Hono()

  /** Handler for any picture upload: checks sign-in, queue, rate limit and size before reading the bytes. */
  const pictureRoute =
    (store: (context: MemberCtx, bytes: Uint8Array, c: Context) => Promise<Response>) => async (c: Context) => {
      const context = asMember(await services.contextOf(c))
      refuseWhenBusy(context.actor.id)
      await consumeLimitOrRefuse(context, rateLimits.upload, context.actor.id)
      const picture = (await readForm(c.req))?.['picture']
      if (!(picture instanceof File)) return refuse(c, 'missing')
      if (picture.name.length > maxNameLength) return refuse(c, 'name')
      if (picture.size > maxBytes) return refuse(c, 'size')
      // Others may have queued while this one was read.
      refuseWhenBusy(context.actor.id)
      try {
        return await store(context, new Uint8Array(await picture.arrayBuffer()), c)
      } catch (error) {
        if (error instanceof UnusablePicture) return refuse(c, error.error)
        if (error instanceof StorageFull) return refuseWhenFull(c, context, error)
        throw error
      }
    }
  const limit = bodyLimit({ maxSize, onError: (c) => refuse(c, 'size') })

  routes.post(
    '/api/avatar',
    limit,
    pictureRoute(async (context, bytes, c) => {
      const avatarUrl = `/media/${await storeAvatar(services.storage, bytes, context.actor.id)}`
      await setAvatar(context, avatarUrl)
      return c.json({ avatarUrl })
    }),
  )
  routes.post('/api/uploads/:kind{[a-z]+-[a-z]+}', limit, (c) => {
    const kind = kindOfPath(c.req.param('kind'))
    if (!kind) return c.notFound()
    return pictureRoute(async (context, bytes) => c.json(await createUpload(context, kind, bytes), 201))(c)
  })
  routes.get('/api/uploads/:id/picture', async (c) => {
    const id = c.req.param('id')
    const bytes = isUuid(id) ? await readPrivate(await services.contextOf(c), id) : null
    if (!bytes) return c.json({ code: 'NOT_FOUND', message: 'Not found' }, 404)
    c.header('content-type', 'image/webp')
    return c.body(bytes)
  })
  return routes
}
