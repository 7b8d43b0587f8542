import { enqueue } from '#features/notifications/server/service.ts'
import { Refusal } from '#shared/refusal.ts'
import { deviceName } from '../../rules/devices.ts'
import { newSignInEmail } from '../emails/new-sign-in.ts'
import * as store from '../store.ts'
import { sessionCookiePattern, type AccountsCtx } from './auth.ts'
import { knownBrowserCookie, knownBrowserId } from './known-browser.ts'
import { consumeLink, createLink } from './links.ts'
import { isNewAccount } from './new-account.ts'

type BrowserCtx = Pick<AccountsCtx, 'auth' | 'db' | 'headers' | 'now' | 'baseUrl' | 'setCookies'>

/**
 * Remembers that the member signs in with this browser. The first time, an e-mail says so and offers to end the
 * session with this token; unless the session was started by an e-mail (`isNotified` false) or with the account.
 */
export async function recogniseBrowser(
  ctx: BrowserCtx,
  email: string,
  token: string,
  isNotified: boolean,
): Promise<void> {
  if (isNotified && (await knownBrowserId(ctx, email)) === null) await notifyNewBrowser(ctx, email, token)
  ctx.setCookies.push(await knownBrowserCookie(ctx, email))
}

/** The same for a sign-in by a provider, whose session starts with the library's response. Returns that response. */
export async function recogniseProviderBrowser(
  ctx: Omit<BrowserCtx, 'setCookies'>,
  response: Response,
): Promise<Response> {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)
  const cookie = cookies.find((one) => sessionCookiePattern.test(one))
  const found = cookie && (await ctx.auth.api.getSession({ headers: new Headers({ cookie }) }))
  if (!found) return response
  const setCookies: string[] = []
  await recogniseBrowser({ ...ctx, setCookies }, found.user.email, found.session.token, true)
  const answer = new Response(response.body, response)
  for (const one of setCookies) answer.headers.append('set-cookie', one)
  return answer
}

async function notifyNewBrowser(ctx: BrowserCtx, email: string, token: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [member, sessionId] = [await store.findMember(tx, email), await store.findSessionId(tx, token)]
    if (!member || sessionId === undefined) return
    if (isNewAccount(member, ctx.now())) return
    const { id: userId, firstName, language: locale } = member
    const path = await createLink(ctx, tx, 'end', { userId, sessionId }, { locale })
    const device = deviceName(ctx.headers.get('user-agent') ?? '')
    const data = { first_name: firstName, device, changed_at: ctx.now().toISOString(), path }
    await enqueue(tx, { email: newSignInEmail, to: email, userId, locale, data })
  })
}

/** Ends the session that the e-mail was about. @throws Refusal LINK_INVALID for a used, altered or expired token */
export async function endSessionByLink(ctx: Pick<AccountsCtx, 'db' | 'now'>, token: string): Promise<null> {
  await ctx.db.transaction(async (tx) => {
    const link = await consumeLink(tx, ctx.now(), 'end', token)
    if (!link?.sessionId) throw new Refusal('LINK_INVALID')
    await store.deleteSession(tx, link.userId, link.sessionId)
  })
  return null
}
