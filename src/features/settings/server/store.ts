import type { Db } from '#platform/server/db.ts'
import { settings, type StoredSettings } from '../rules.ts'
import { appSettings } from './tables.ts'

/** All settings as stored, by key. */
export async function findAll(db: Db): Promise<StoredSettings> {
  const rows = await db.select({ key: appSettings.key, value: appSettings.value }).from(appSettings)
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Adds the settings that are not there yet; one that an admin changed keeps its value. */
export async function insertMissing(db: Db): Promise<void> {
  const rows = Object.entries(settings).map(([key, { category, initial, description }]) => ({
    key,
    value: initial,
    category,
    description,
  }))
  await db.insert(appSettings).values(rows).onConflictDoNothing({ target: appSettings.key })
}
