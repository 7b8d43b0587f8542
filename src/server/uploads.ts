import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { setAvatar } from '#features/accounts/server/service/profile.ts'
import { waitFor } from '#platform/server/limits.ts'
import { storeAvatar, UnusablePicture } from '#platform/server/media.ts'
import { contextOf, type Services } from './context.ts'

const megabyte = 1024 * 1024
/** SPEC.md section 6: a photo has at most 10 MB; the form around it a little more. */
const maxSize = 10 * megabyte + 4096

/** Pictures that members send: whole files, and so beside the API, which speaks JSON. Refused before they are read. */
export function uploadRoutes(services: Services): Hono {
  const uploads = new Hono()
  uploads.post(
    '/avatar',
    bodyLimit({ maxSize, onError: (c) => c.json({ code: 'PICTURE_TOO_LARGE', message: 'At most 10 MB.' }, 413) }),
    async (c) => {
      const context = await contextOf(c, services)
      const { actor } = context
      if (!actor) return c.json({ code: 'UNAUTHORIZED', message: 'Not authenticated' }, 401)
      const wait = await waitFor(context, 'upload', actor.id)
      if (wait !== null) return c.json({ code: 'TOO_MANY_REQUESTS' }, 429, { 'retry-after': String(wait) })
      const { picture } = await c.req.parseBody()
      if (!(picture instanceof File)) return c.json({ code: 'PICTURE_MISSING', message: 'Send a file "picture".' }, 400)
      try {
        const key = await storeAvatar(services.env.dataDir, new Uint8Array(await picture.arrayBuffer()))
        const avatarUrl = `/media/${key}`
        await setAvatar({ ...context, actor }, avatarUrl)
        return c.json({ avatarUrl })
      } catch (error) {
        if (!(error instanceof UnusablePicture)) throw error
        return c.json({ code: 'PICTURE_UNUSABLE', message: 'Send a JPEG, PNG or WebP picture.' }, 415)
      }
    },
  )
  return uploads
}
