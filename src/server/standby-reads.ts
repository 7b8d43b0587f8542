import type { MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { requestScope } from '#platform/server/request-scope.ts'
import { hasSession } from './context.ts'

/** Set for a visitor who has just written: somebody without an account, or who has just signed out. */
const cookie = 'written'
/** Longer than a standby in use may lag behind. */
const cookieSeconds = 5

/** Sign-in with providers reads what it has written seconds before; counting shows nothing to those it counts. */
const primaryPaths = /^\/(?:api\/auth|auth)\b/
const countingPaths = /^\/api\/(?:rpc\/analytics|v1\/events)(?:\/|$)/

/**
 * Lets a standby answer reads of visitors: GET requests without a session. Members, and visitors for some seconds after
 * they have written, read from the primary and so see what they wrote.
 */
export function standbyReads(baseUrl: string): MiddlewareHandler {
  const secure = baseUrl.startsWith('https:')
  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const scope = requestScope.getStore()!
    scope.readsStandby = isRead && !hasSession(c) && !getCookie(c, cookie) && !primaryPaths.test(c.req.path)
    await next()
    if (!isRead && c.res.status < 400 && !countingPaths.test(c.req.path))
      setCookie(c, cookie, '1', { path: '/', maxAge: cookieSeconds, sameSite: 'Lax', secure, httpOnly: true })
  }
}
