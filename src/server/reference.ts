import { addMissingPlans } from '#features/billing/server/service.ts'
import { loadCatalog } from '#features/catalog/server/service.ts'
import { addMissingSettings } from '#features/settings/server/service.ts'
import type { Db } from '#platform/server/db.ts'

/** Loads reference data: areas, categories, licences, settings, plans. Idempotent; changes by admins are preserved. */
export async function loadReference(db: Db): Promise<void> {
  await loadCatalog(db)
  await addMissingSettings(db)
  await addMissingPlans(db)
}
