import { listingPath } from '#features/listings/rules/listing-path.ts'
import { toListingContent } from '#features/listings/rules/stored-content.ts'
import { readContents, type StoredPhoto } from '#features/listings/server/service/content.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { AdminCtx } from '#platform/server/context.ts'
import { csvOf, csvRows } from '#shared/csv.ts'
import { firstId } from '#shared/uuid.ts'
import { importFields } from '../../rules.ts'
import { writeCells } from '../../rules/cells.ts'
import * as store from '../store.ts'
import { findPhotoSources } from '../store/photos.ts'
import { ownAddress } from './photos.ts'

const pageSize = 200
/** All listings as CSV lines, page by page, with the columns an import reads plus status and address. */
export async function* exportLines(ctx: AdminCtx): AsyncGenerator<string> {
  await writeAuditEntry(ctx, { action: 'imports.export', subject: { kind: 'listings', id: 'all' } })
  yield csvOf([[...importFields, 'status', 'address']])
  for (let after = firstId; ;) {
    const rows = await store.findListingIds(ctx.db, after, pageSize)
    if (rows.length === 0) return
    after = rows.at(-1)!.id
    const ids = rows.map(({ id }) => id)
    const contents = await readContents(ctx.db, ids)
    const sources = await findPhotoSources(ctx.db, ids)
    const addressOf = (photo: StoredPhoto) => sources.get(photo.id) ?? ownAddress(ctx.baseUrl, photo)
    const page: string[][] = []
    for (const { id, externalId, ownerEmail, status, slug } of rows) {
      const content = contents.get(id)
      if (!content) continue
      const cells = {
        ...writeCells(toListingContent(content)),
        external_id: externalId ?? '',
        owner_email: ownerEmail ?? '',
        photos: content.photos.map(addressOf).join(' | '),
      }
      page.push([...importFields.map((field) => cells[field]), status, `${ctx.baseUrl}${listingPath(slug)}`])
    }
    yield csvRows(page)
  }
}
