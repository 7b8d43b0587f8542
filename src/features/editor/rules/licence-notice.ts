import type { Licence } from '#features/listings/rules.ts'
import { addDays } from '#shared/hk-time.ts'

/** Days before the last day of a licence from which its owner sees it under My Listings; the first e-mail comes on that day. */
const noticeDays = 30

/** What an owner has to know of a licence. `on` is its last day. */
export type LicenceNotice = { state: 'ending' | 'expired'; on: string } | { state: 'not_found'; on: null }

/** The most urgent thing about a listing's licences on this day; null when all is well. Days are ISO days. */
export function licenceNotice(licences: readonly Licence[], today: string): LicenceNotice | null {
  const by = addDays(today, noticeDays)
  const [on] = licences
    .flatMap(({ state, expiresOn }) => (state !== 'not_found' && expiresOn && expiresOn <= by ? [expiresOn] : []))
    .toSorted()
  if (on !== undefined) return { state: on < today ? 'expired' : 'ending', on }
  return licences.some(({ state }) => state === 'not_found') ? { state: 'not_found', on: null } : null
}
