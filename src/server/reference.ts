import { addMissingPlans } from '#features/billing/server/service.ts'
import { loadCatalog } from '#features/catalog/server/service.ts'
import { addMissingSettings } from '#features/settings/server/service.ts'
import type { Db } from '#platform/server/db.ts'

/** What the product cannot be without: areas, categories, licences, settings, plans. Repeatable; an admin's change stays. */
export async function loadReference(db: Db): Promise<void> {
  await loadCatalog(db)
  await addMissingSettings(db)
  await addMissingPlans(db)
}
