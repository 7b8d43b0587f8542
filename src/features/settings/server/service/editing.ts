import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { fieldError, requireFreshPassword } from '#platform/server/rpc.ts'
import { Refusal } from '#shared/refusal.ts'
import type { SettingRow } from '../../contract.ts'
import { settings, type SettingKey, type StoredSettings } from '../../rules.ts'
import { needsPassword, settingChecks, settingKeys } from '../../rules/checks.ts'
import * as store from '../store.ts'

/** Every stored setting, uncached; a missing one has its initial value. */
export async function findAll({ db }: Pick<Ctx, 'db'>): Promise<SettingRow[]> {
  return rowsOf(await store.findAll(db))
}

function rowsOf(stored: StoredSettings): SettingRow[] {
  return settingKeys.map((key) => {
    const value = stored.get(key) ?? settings[key].initial
    return { key, category: settings[key].category, value, isUsable: 'value' in settingChecks[key](value, {}) }
  })
}

type Change = { key: SettingKey; was: string; value: string }

/**
 * Changes settings, all or none, each with an audit entry. Concurrent saves are serialized; the second one is refused with
 * the value that the first one stored.
 * @throws a field error named by its key; PASSWORD_NEEDED for payment numbers; Refusal SETTING_STALE
 */
export async function save(ctx: Ctx, changes: Change[]): Promise<SettingRow[]> {
  const normalized = changes.map((change) => {
    const checked = settingChecks[change.key](change.value, {})
    if ('error' in checked) throw fieldError(change.key, checked.error)
    return { ...change, value: checked.value }
  })
  if (normalized.some(({ key }) => needsPassword(key))) requireFreshPassword(ctx)
  return ctx.db.transaction(async (tx) => {
    const before = await lockSettings(
      tx,
      normalized.map(({ key }) => key),
    )
    for (const { key, was, value } of normalized) {
      const current = before.get(key) ?? settings[key].initial
      if (current !== was) throw new Refusal('SETTING_STALE', { key, value: current })
      if (current === value) continue
      await store.setValue(tx, key, value)
      const entry = { action: 'settings.save', subject: { kind: 'setting', id: key } }
      await writeAuditEntry({ ...ctx, db: tx }, { ...entry, before: { value: current }, after: { value } })
    }
    return rowsOf(await store.findAll(tx))
  })
}

/** Locks the rows of these settings. Missing ones are inserted first, so that there is a row to lock. */
async function lockSettings(tx: Db, keys: SettingKey[]): Promise<StoredSettings> {
  const found = await store.findForUpdate(tx, keys)
  if (found.size === new Set(keys).size) return found
  await store.insertMissing(tx)
  return store.findForUpdate(tx, keys)
}
