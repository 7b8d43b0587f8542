import { setImmediate } from 'node:timers/promises'
import { loadBans } from '#features/accounts/server/service/bans.ts'
import { adminTerms } from '#features/editor/rules/check-terms.ts'
import { findLiveContents, lockContents, type LockedListing } from '#features/editor/server/service/bulk.ts'
import { loadBannedErrors } from '#features/editor/server/service/terms.ts'
import type { ListingContent } from '#features/listings/rules/content.ts'
import { toListingContent } from '#features/listings/rules/stored-content.ts'
import type { Ctx } from '#platform/server/context.ts'
import { parseEmail } from '#shared/email.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import { truncateText } from '#shared/text.ts'
import type { ImportField, Mapping, RowError, RowNote } from '../../rules.ts'
import { plainCell } from '../../rules/cells.ts'
import { decideOwner } from '../../rules/owners.ts'
import { readPhotoSources } from '../../rules/photos.ts'
import * as store from '../store.ts'
import { type Catalogue, checkRow, type CheckedRow, toRowErrors } from './check-row.ts'
import { loadOwners, type Member, type Owners } from './owners.ts'

/** Rows checked without a break, about 5 ms. */
const rowsAtOnce = 100

/** What all batches of a run check against. */
export type RowChecks = {
  /** How many headings the file has. */
  columnCount: number
  catalogue: Catalogue
  firstPlaceById: ReadonlyMap<string, number>
  /** How many listings the rows checked so far would give to each member, by id. */
  givenInCheck: Map<string, number>
  /** The first place whose photos are too many for one file; null when none is. */
  photoLimit: number | null
  /** Finds a picture of the import's zip by the name that a row has for it. */
  findPicture: (name: string) => string | null
}

export type CheckedImportRow = CheckedRow & {
  place: number
  listingId: string | null
  live: ListingContent | null
  /** The listing to change; null while rows are only checked, and where there is none. */
  locked: LockedListing | null
  notes: RowNote[]
  /** The member who gets the listing; null when its owner stays as it is. */
  newOwner: Member | null
}

/** Checks the rows of a batch against the catalogue, the ban rules, and the plans of the members whom they name. */
export async function checkRows(
  ctx: Pick<Ctx, 'db' | 'now' | 'isDemo'>,
  rows: Awaited<ReturnType<typeof store.findRows>>,
  mapping: Mapping,
  { catalogue, columnCount, firstPlaceById, givenInCheck, photoLimit, findPicture }: RowChecks,
  isChecking: boolean,
): Promise<CheckedImportRow[]> {
  const { db, now, isDemo } = ctx
  const today = hongKongDay(now())
  const cellOf = (cells: readonly string[], field: ImportField) => plainCell(cells[mapping[field] ?? -1] ?? '')
  const idOf = (cells: readonly string[]) => cellOf(cells, 'external_id').normalize('NFC')
  const emailOf = (cells: readonly string[]) => parseEmail(cellOf(cells, 'owner_email'))
  const known = await store.findImported(db, rows.map(({ cells }) => idOf(cells)).filter(Boolean))
  const emails = [...new Set(rows.flatMap(({ cells }) => emailOf(cells) ?? []))]
  const ids = [...known.values()]
  const owners = await loadOwners(db, emails, ids, !isChecking)
  // Nobody changes a listing between what is read here and what is written.
  const locked = isChecking ? new Map<string, LockedListing>() : await lockContents(db, ids)
  const liveById = isChecking
    ? await findLiveContents(db, ids)
    : new Map([...locked].map(([id, { before }]) => [id, toListingContent(before)]))
  const checked: CheckedImportRow[] = []
  for (const { place, cells } of rows) {
    if (checked.length % rowsAtOnce === 0) await setImmediate()
    const listingId = known.get(idOf(cells)) ?? null
    const live = listingId === null ? null : (liveById.get(listingId) ?? null)
    const member = owners.members.get(emailOf(cells) ?? '')
    // A new listing must fit its owner's plan; a known one may hold what an admin put into it.
    const terms = listingId === null && member ? member.plan : adminTerms
    const result = checkRow(cells, mapping, catalogue, { today, isDemo, terms }, live ?? undefined)
    const lineErrors: RowError[] =
      result.externalId !== '' && firstPlaceById.get(result.externalId) !== place
        ? [{ field: 'external_id', error: 'idTwice', value: result.externalId }]
        : []
    const surplus = cells.slice(columnCount).filter((cell) => plainCell(cell) !== '')
    if (surplus.length > 0)
      lineErrors.push({ field: 'external_id', error: 'cellsTooMany', value: truncateText(surplus.join(', '), 200) })
    const isOverLimit = photoLimit !== null && place >= photoLimit
    const photoErrors = photoErrorsOf(cellOf(cells, 'photos'), terms.maxPhotos, isOverLimit)
    const errors = [...lineErrors, ...result.errors, ...photoErrors]
    const notes = missingPictures(cellOf(cells, 'photos'), findPicture)
    checked.push({
      ...result,
      errors,
      place,
      listingId,
      live,
      locked: locked.get(listingId ?? '') ?? null,
      notes,
      newOwner: null,
    })
  }
  const bannedErrors = await loadBannedErrors(
    ctx,
    checked.map(({ content }) => content),
  )
  const isBanned = await loadBans(
    ctx,
    emails.map((email) => ({ email })),
  )
  // While rows are only checked nothing is given, so what earlier rows would give is counted here.
  const given = isChecking ? givenInCheck : new Map<string, number>()
  for (const [index, row] of checked.entries()) {
    const { cells } = rows[index]!
    row.errors.push(...toRowErrors(bannedErrors(row.content), cells, mapping))
    const typed = cellOf(cells, 'owner_email')
    if (typed !== '') addOwner(row, typed, owners, isBanned, given)
  }
  return checked
}

function photoErrorsOf(cell: string, maxPhotos: number, isOverLimit: boolean): RowError[] {
  if (cell === '') return []
  const sources = readPhotoSources(cell)
  const error =
    sources === null ? 'photoInvalid' : sources.length > maxPhotos ? 'tooManyPhotos' : isOverLimit ? 'photoLimit' : null
  return error === null ? [] : [{ field: 'photos', error, value: truncateText(cell, 200) }]
}

const missingPictures = (cell: string, findPicture: (name: string) => string | null): RowNote[] =>
  (readPhotoSources(cell) ?? []).flatMap(({ kind, value }) =>
    kind === 'file' && findPicture(value) === null ? [{ field: 'photos', note: 'photoMissing', value }] : [],
  )

/** Adds to a checked row whom it names as the owner, and counts what that member gets. */
function addOwner(
  row: CheckedImportRow,
  typed: string,
  owners: Owners,
  isBanned: (who: { email: string }) => boolean,
  given: Map<string, number>,
): void {
  const about = { field: 'owner_email', value: truncateText(typed, 200) } as const
  const email = parseEmail(typed)
  if (email === null) {
    row.errors.push({ ...about, error: 'emailInvalid' })
    return
  }
  const member = owners.members.get(email)
  const alreadyGiven = given.get(member?.id ?? '') ?? 0
  const named = member && {
    id: member.id,
    maxListings: member.plan.maxListings,
    listings: member.listings + alreadyGiven,
  }
  const { ownerId, error, note } = decideOwner(named, owners.listingFor(row.listingId, member?.id), isBanned({ email }))
  if (error) row.errors.push({ ...about, error })
  if (row.errors.length > 0) return
  if (note) row.notes.push({ ...about, note })
  if (ownerId === null || !member) return
  row.newOwner = member
  given.set(ownerId, alreadyGiven + 1)
}
