import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import { queueJob } from '#platform/server/jobs.ts'
import type { Actor } from '#shared/actor.ts'
import { Refusal } from '#shared/refusal.ts'
import type { FaultyRow, ImportShown } from '../contract.ts'
import { guessMapping, type ImportState, type Mapping, missingFields, secondsLeft } from '../rules.ts'
import { readFile } from './service/read-file.ts'
import * as store from './store.ts'

export type AdminCtx = Ctx & { actor: NonNullable<Actor> }

const errorsPerPage = 50

/** Takes a file in: its rows go into the database, and a first mapping is guessed. @throws Refusal IMPORT_UNREADABLE */
export async function receive(ctx: AdminCtx, file: { name: string; bytes: Uint8Array }): Promise<{ id: string }> {
  const { columns, rows } = readFile(file.bytes)
  return ctx.db.transaction(async (db) => {
    const { id } = await store.insert(db, {
      createdBy: ctx.actor.id,
      fileName: file.name.slice(0, 200),
      columns,
      mapping: guessMapping(columns),
      rowCount: rows.length,
      createdAt: ctx.now(),
    })
    await store.insertRows(db, id, rows)
    return { id }
  })
}

export async function findLatest({ db }: AdminCtx) {
  const rows = await store.findLatest(db, 10)
  return rows.map(({ id, fileName, state, rowCount, createdAt }) => ({
    id,
    fileName,
    state,
    rowCount,
    createdAt: createdAt.toISOString(),
  }))
}

export async function get({ db, now }: AdminCtx, id: string): Promise<ImportShown> {
  const row = await store.find(db, id)
  if (!row) throw new Refusal('IMPORT_NOT_FOUND')
  const samples = await store.findRows(db, id, 0, 3)
  const isRunning = row.state === 'checking' || row.state === 'importing'
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    samples: samples.map(({ cells }) => cells.map((cell) => cell.slice(0, 80))),
    outcomes: await store.countOutcomes(db, id),
    secondsLeft:
      isRunning && row.startedAt
        ? secondsLeft(row.doneRows, row.rowCount, now().getTime() - row.startedAt.getTime())
        : null,
  }
}

/** The dry run: every row is tried under the mapping, nothing changes. */
export async function check(ctx: AdminCtx, id: string, mapping: Mapping): Promise<null> {
  const fields = missingFields(mapping)
  if (fields.length > 0) throw new Refusal('IMPORT_FIELDS_MISSING', { fields })
  return move(ctx, id, ['mapping', 'checked', 'done', 'stopped'], { state: 'checking', mapping, doneRows: 0 })
}

/** Imports what the dry run found good; after a stop, it goes on from where it was. */
export async function start(ctx: AdminCtx, id: string): Promise<null> {
  return move(ctx, id, ['checked', 'stopped'], { state: 'importing' })
}

export async function stop(ctx: AdminCtx, id: string): Promise<null> {
  return move(ctx, id, ['importing'], { state: 'stopped' })
}

type Change = { state: ImportState; mapping?: Mapping; doneRows?: number }

async function move(ctx: AdminCtx, id: string, from: readonly ImportState[], to: Change): Promise<null> {
  return ctx.db.transaction(async (db) => {
    const row = await store.lock(db, id)
    if (!row) throw new Refusal('IMPORT_NOT_FOUND')
    if (!from.includes(row.state)) throw new Refusal('IMPORT_STATE_CHANGED')
    const isNew = to.state === 'importing' && row.state === 'checked'
    const doneRows = isNew ? 0 : (to.doneRows ?? row.doneRows)
    const isResumed = to.state === 'importing' && !isNew
    await store.set(db, id, { ...to, doneRows, ...(isResumed ? {} : { startedAt: ctx.now() }), finishedAt: null })
    if (to.state !== 'stopped') await queueJob(db, { name: 'imports.work', data: { id }, key: id })
    const subject = { kind: 'import', id }
    await writeAuditEntry(
      { ...ctx, db },
      { action: `imports.${to.state}`, subject, before: { state: row.state }, after: { state: to.state } },
    )
    return null
  })
}

export async function findErrors({ db }: AdminCtx, { id, from }: { id: string; from: number }) {
  const row = await store.find(db, id)
  if (!row) throw new Refusal('IMPORT_NOT_FOUND')
  const found = await store.findfaulty(db, id, from, errorsPerPage + 1)
  const named = row.mapping.name_en ?? row.mapping.name_zh ?? 0
  const rows: FaultyRow[] = found.slice(0, errorsPerPage).map(({ rowNo, cells, errors }) => ({
    rowNo,
    name: (cells[named] ?? '').slice(0, 80),
    errors: errors,
  }))
  return { rows, next: found.length > errorsPerPage ? found[errorsPerPage]!.place : null }
}
