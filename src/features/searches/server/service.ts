import { searchFromUrl, searchPath, type SearchState } from '#features/discovery/rules/search-state.ts'
import { compileSearch, namesDanger } from '#features/discovery/server/service.ts'
import { enqueue } from '#features/notifications/server/service.ts'
import type { Ctx, MemberCtx } from '#platform/server/context.ts'
import { consumeLimitOrRefuse, fieldErrors } from '#platform/server/rpc.ts'
import { type Form, type FormValues, validateForm } from '#shared/form.ts'
import { pathInLocale } from '#shared/locale-path.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import type { SavedSearch } from '../contract.ts'
import { type Frequency, maxSearches, memberForm, visitorForm } from '../rules.ts'
import { rateLimits } from '../rules/rate-limits.ts'
import { searchConfirmEmail } from './emails/search-confirm.ts'
import { isToken, newToken } from './service/token.ts'
import * as store from './store.ts'

export { moveSearches } from './store.ts'

export async function find({ db, actor }: MemberCtx): Promise<SavedSearch[]> {
  return (await store.findOf(db, actor.id)).map(shown)
}

/** Saves a member's search. The same search again is changed. @throws Refusal SEARCHES_FULL, SEARCH_NAMES_DANGER */
export async function save(
  ctx: MemberCtx,
  { search, ...typed }: { search: string; name: string; frequency: string },
): Promise<SavedSearch> {
  const { name, frequency } = checked(memberForm, typed)
  const row = { ...(await compiled(ctx, search)), name, frequency: frequency as Frequency }
  return ctx.db.transaction(async (db) => {
    const owner = { userId: ctx.actor.id }
    await store.lockOwner(db, ctx.actor.id)
    const values = { ...row, ...owner, language: 'en' as const, token: newToken(), confirmedAt: ctx.now() }
    const saved = await store.upsert(db, values)
    if ((await store.countOf(db, owner)) > maxSearches) throw new Refusal('SEARCHES_FULL')
    return shown(saved!)
  })
}

/**
 * Saves a search for an address and sends it the link that confirms it, unless the address has too many already.
 * @throws Refusal SEARCH_NAMES_DANGER
 */
export async function saveAsVisitor(
  ctx: Ctx,
  { search, locale, ...typed }: { search: string; name: string; frequency: string; email: string; locale: Locale },
): Promise<null> {
  const { name, frequency, email } = checked(visitorForm, typed)
  await consumeLimitOrRefuse(ctx, rateLimits.confirmAddress, email)
  const row = { ...(await compiled(ctx, search)), name, frequency: frequency as Frequency, email, language: locale }
  return ctx.db.transaction(async (db) => {
    await store.lockOwner(db, email)
    const saved = await store.upsert(db, { ...row, token: newToken() })
    if (!saved) return null
    const { token } = saved
    if ((await store.countOf(db, { email })) > maxSearches) {
      await store.end(db, token)
      return null
    }
    const path = linkPath(token, locale)
    await enqueue(db, { email: searchConfirmEmail, to: email, locale, data: { search_name: name, path } })
    return null
  })
}

/** @throws Refusal SEARCH_NOT_FOUND, SEARCH_NAMES_DANGER */
export async function change(
  { db, actor }: MemberCtx,
  { id, ...typed }: { id: string; name: string; frequency: string },
): Promise<SavedSearch> {
  const { name, frequency } = checked(memberForm, typed)
  const values = { name, frequency: frequency as Frequency }
  const changed = await db.transaction((tx) => store.change(tx, { id, userId: actor.id }, values))
  if (!changed) throw new Refusal('SEARCH_NOT_FOUND')
  return shown(changed)
}

/** @throws Refusal SEARCH_NOT_FOUND */
export async function remove({ db, actor }: MemberCtx, { id }: { id: string }): Promise<null> {
  if (!(await store.remove(db, { id, userId: actor.id }))) throw new Refusal('SEARCH_NOT_FOUND')
  return null
}

export async function getByToken({ db }: Ctx, { token }: { token: string }) {
  const found = isToken(token) ? await store.findByToken(db, token) : undefined
  if (!found) return null
  const { name, filters, confirmedAt, frequency } = found
  return { name, path: searchPath(filters), isConfirmed: confirmedAt !== null, isSending: frequency !== 'none' }
}

/** Confirms the search of this link; does nothing for one that does not exist. */
export async function confirm({ db, now }: Ctx, token: string): Promise<void> {
  if (isToken(token)) await store.confirm(db, token, now())
}

/** Ends the e-mails of the search of this link; does nothing for one that does not exist. */
export async function end({ db }: Ctx, token: string): Promise<void> {
  if (isToken(token)) await db.transaction((tx) => store.end(tx, token))
}

/** Path of the page on which a saved search is confirmed and ended. */
export const linkPath = (token: string, locale: Locale): string =>
  pathInLocale(`/saved-search/${encodeURIComponent(token)}`, locale)

function checked<F extends Form>(form: F, typed: FormValues<F>): { [Name in keyof F]: string } {
  const errors = Object.entries(validateForm(form, typed))
  if (errors.length > 0) throw fieldErrors(errors.map(([path, message]) => ({ path: [path], message: message! })))
  const values = Object.entries(form).map(([name, check]) => {
    const result = check(typed[name] ?? '', typed)
    return [name, 'value' in result ? result.value : '']
  })
  const checkedValues = Object.fromEntries(values) as { [Name in keyof F]: string }
  refuseDanger(checkedValues['name'] ?? '')
  return checkedValues
}

/** Words of somebody in danger are never recorded. @throws Refusal SEARCH_NAMES_DANGER */
function refuseDanger(words: string): void {
  if (namesDanger(words)) throw new Refusal('SEARCH_NAMES_DANGER')
}

/** The search of a query string as it is stored: without order and "open now", which do not apply to news. */
async function compiled(ctx: Ctx, search: string) {
  const { open: _open, ...state } = searchFromUrl({ searchParams: new URLSearchParams(search) })
  refuseDanger(state.q ?? '')
  const filters: SearchState = { ...state, sort: 'featured' }
  return { filters, ...(await compileSearch(ctx, filters)) }
}

const shown = ({ id, name, filters, frequency, createdAt }: store.SearchRow): SavedSearch => ({
  id,
  name,
  path: searchPath(filters),
  frequency,
  createdAt: createdAt.toISOString(),
})
