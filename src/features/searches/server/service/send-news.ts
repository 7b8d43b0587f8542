import { searchPath, type SearchState } from '#features/discovery/rules/search-state.ts'
import type { ListingCard } from '#features/listings/contract.ts'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { cardsOf } from '#features/listings/server/service.ts'
import { enqueueMany } from '#features/notifications/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import { dayMs } from '#shared/durations.ts'
import { pathInLocale } from '#shared/locale-path.ts'
import { locales, type Locale } from '#shared/locale.ts'
import { retentionStart } from '#shared/retention.ts'
import { firstId } from '#shared/uuid.ts'
import { dueSince, frequencies, newDays } from '../../rules.ts'
import { searchNewsEmail } from '../emails/search-news.ts'
import { linkPath } from '../service.ts'
import * as store from '../store.ts'
import * as news from '../store/news.ts'

/** Listings matched per transaction, and searches whose e-mails are written per transaction. */
const [matchBatch, mailBatch] = [1_000, 1_000]

/** Matches new listings with all saved searches, and sends the e-mails that are due. */
export async function sendNews(ctx: Ctx, signal: AbortSignal): Promise<void> {
  await matchNewListings(ctx, signal)
  await sendDue(ctx, signal)
}

/** Records which new listings saved searches find. Returns how many listings were new. */
export async function matchNewListings(ctx: Ctx, signal: AbortSignal): Promise<number> {
  let [total, count] = [0, matchBatch]
  while (count === matchBatch && !signal.aborted) {
    count = await ctx.db.transaction(async (db) => {
      await news.lockMatching(db)
      return news.matchNew(db, ctx.now(), matchBatch)
    })
    total += count
  }
  return total
}

/** Writes the e-mails that are due into the outbox. A search without news sends none. Returns how many. */
export async function sendDue(ctx: Ctx, signal: AbortSignal): Promise<number> {
  const cards = new Map<string, ListingCard>()
  let total = 0
  for (const frequency of frequencies) {
    const since = dueSince(frequency, ctx.now())
    let [taken, after] = [since === null ? 0 : mailBatch, firstId]
    while (taken === mailBatch && !signal.aborted) {
      taken = await ctx.db.transaction(async (db) => {
        const batch = await news.takeDue(db, frequency, since!, ctx.now(), after, mailBatch)
        after = batch.last
        await loadCards({ ...ctx, db }, batch.due, cards)
        const mails = batch.due.flatMap((search) => {
          const mail = emailOf(search, cards)
          return mail ? [{ mail, recipient: personOf(search) }] : []
        })
        await enqueueMany(db, mails)
        total += mails.length
        return batch.taken
      })
    }
  }
  return total
}

/** Deletes what was never confirmed, and the marks of listings that are no longer new. */
export async function deleteOld({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await store.deleteUnconfirmed(db, retentionStart('unconfirmedSearches', now()))
  await news.deleteMatchedBefore(db, new Date(now().getTime() - 2 * newDays * dayMs))
}

const keyOf = (locale: Locale, listingId: string) => `${locale} ${listingId}`

/** Loads the cards of these searches that are not loaded yet, in one query per language. */
async function loadCards(ctx: Ctx, due: readonly news.DueSearch[], cards: Map<string, ListingCard>): Promise<void> {
  for (const locale of locales) {
    const wanted = due.filter(({ language }) => language === locale).flatMap(({ listings }) => listings)
    const missing = new Set(wanted.flatMap(({ id, no }) => (cards.has(keyOf(locale, id)) ? [] : [no])))
    for (const card of await cardsOf(ctx, [...missing], locale)) cards.set(keyOf(locale, card.id), card)
  }
}

const personOf = ({ firstName, lastName }: news.DueSearch) =>
  firstName === null ? undefined : { firstName, lastName: lastName ?? '' }

function emailOf(search: news.DueSearch, cards: ReadonlyMap<string, ListingCard>) {
  const { language: locale, listings, count, userId, email, name, token } = search
  const listed = listings.flatMap(({ id }) => cards.get(keyOf(locale, id)) ?? [])
  if (listed.length === 0) return null
  return {
    email: searchNewsEmail,
    to: email,
    userId,
    locale,
    data: {
      search_name: name,
      count,
      path: pathInLocale(searchPath(search.filters as SearchState), locale),
      end_path: linkPath(token, locale),
      items: listed.map((card) => ({
        title: card.name.text,
        text: [card.category.name, ...card.areas.map((area) => area.name)].join(' · '),
        path: pathInLocale(listingPath(card.slug), locale),
      })),
    },
  }
}
