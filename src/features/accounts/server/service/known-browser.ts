import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AccountsCtx } from './auth.ts'

const maxAgeSeconds = 180 * 24 * 3_600

type CookieCtx = Pick<AccountsCtx, 'auth' | 'headers' | 'baseUrl'>

const cookieName = ({ baseUrl }: CookieCtx) => `${baseUrl.startsWith('https:') ? '__Host-' : ''}kaifong.browser`

/** HMAC over the browser's random id and the address, so that a cookie is valid for one member only. */
async function sign({ auth }: CookieCtx, id: string, email: string): Promise<Buffer> {
  const { secret } = await auth.$context
  return createHmac('sha256', secret).update(`known browser ${id} ${email}`).digest()
}

/** Cookie that proves at later sign-ins that this address has signed in with this browser. It signs nobody in. */
export async function knownBrowserCookie(ctx: CookieCtx, email: string): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  const value = `${id}.${(await sign(ctx, id, email)).toString('base64url')}`
  const secure = ctx.baseUrl.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(ctx)}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** Random id of a browser that has signed in with this address before; null for any other. */
export async function knownBrowserId(ctx: CookieCtx, email: string): Promise<string | null> {
  const prefix = `${cookieName(ctx)}=`
  const cookie = (ctx.headers.get('cookie') ?? '').split('; ').find((one) => one.startsWith(prefix))
  const [id = '', signature = ''] = cookie?.slice(prefix.length).split('.') ?? []
  const given = Buffer.from(signature, 'base64url')
  const expected = await sign(ctx, id, email)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}
