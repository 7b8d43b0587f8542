import { eq } from 'drizzle-orm'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import type { LicenceKindLinks } from '../../contract.ts'
import type { RegisterUrlKind } from '../../rules/registers.ts'
import { licenceKindIn } from '../service.ts'
import { findLicences } from '../store.ts'
import { licenceKinds } from '../tables.ts'

/** All kinds of licence with the links of their registers, by name. */
export async function findLicenceLinks(db: Db, locale: Locale): Promise<LicenceKindLinks[]> {
  const rows = await findLicences(db)
  return rows
    .map((row) => {
      const { key, name, body, register, registerUrl, registerUrlIs } = licenceKindIn(row, locale)
      return { key, name, body, register, registerUrl, registerUrlIs, complaintsUrl: row.complaintsUrl }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
}

type Links = { registerUrl: string | null; registerUrlIs: RegisterUrlKind; complaintsUrl: string | null }

/** @throws Refusal CATALOG_ENTRY_NOT_FOUND */
export async function editLicenceKind(ctx: Ctx, { key, ...links }: Links & { key: string }): Promise<null> {
  return ctx.db.transaction(async (db) => {
    const [before] = await db.select().from(licenceKinds).where(eq(licenceKinds.key, key)).for('update')
    if (!before) throw new Refusal('CATALOG_ENTRY_NOT_FOUND')
    const after = { ...links, registerUrlIs: links.registerUrl === null ? null : links.registerUrlIs }
    await db.update(licenceKinds).set(after).where(eq(licenceKinds.key, key))
    const { registerUrl, registerUrlIs, complaintsUrl } = before
    await writeAuditEntry(
      { ...ctx, db },
      {
        action: 'catalog.editLicenceKind',
        subject: { kind: 'licence_kind', id: key },
        before: { registerUrl, registerUrlIs, complaintsUrl },
        after,
      },
    )
    return null
  })
}
