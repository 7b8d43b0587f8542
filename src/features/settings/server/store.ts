import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { settings, type SettingKey, type StoredSettings } from '../rules.ts'
import { appSettings } from './tables.ts'

/** All stored settings, by key. */
export async function findAll(db: Db): Promise<StoredSettings> {
  const rows = await db.select({ key: appSettings.key, value: appSettings.value }).from(appSettings)
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Inserts missing settings; existing ones keep their value. */
export async function insertMissing(db: Db): Promise<void> {
  const rows = Object.entries(settings).map(([key, { category, initial, description }]) => ({
    key,
    value: initial,
    category,
    description,
  }))
  await db.insert(appSettings).values(rows).onConflictDoNothing({ target: appSettings.key })
}

/** These stored settings, locked until the transaction ends; sorted by key to avoid deadlocks. */
export async function findForUpdate(tx: Db, keys: SettingKey[]): Promise<StoredSettings> {
  const rows = await tx
    .select({ key: appSettings.key, value: appSettings.value })
    .from(appSettings)
    .where(inArray(appSettings.key, keys))
    .orderBy(appSettings.key)
    .for('update')
  return new Map(rows.map(({ key, value }) => [key, value]))
}

export async function setValue(tx: Db, key: SettingKey, value: string): Promise<void> {
  await tx.update(appSettings).set({ value }).where(eq(appSettings.key, key))
}
