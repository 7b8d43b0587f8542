import { writeAuditEntry } from '#platform/server/audit.ts'
import type { AdminCtx } from '#platform/server/context.ts'
import { queueJob } from '#platform/server/jobs.ts'
import { Refusal } from '#shared/refusal.ts'
import { cleanLine, truncateText } from '#shared/text.ts'
import type { InvalidRow, ImportDetail, NotedRow } from '../contract.ts'
import { type ImportState, isRunning, type Mapping, missingFields, secondsLeft, stateAfterStop } from '../rules.ts'
import { guessMapping } from '../rules/guess-mapping.ts'
import { readFile } from './service/read-file.ts'
import * as store from './store.ts'
import { findPhotoFiles } from './store/photo-files.ts'

const rowsPerPage = 50

/** Stores the rows of a file and guesses an initial mapping. @throws Refusal IMPORT_UNREADABLE */
export async function createImport(ctx: AdminCtx, file: { name: string; bytes: Uint8Array }): Promise<{ id: string }> {
  const { columns, rows } = await readFile(file.bytes)
  return ctx.db.transaction(async (db) => {
    const { id } = await store.insert(db, {
      createdBy: ctx.actor.id,
      fileName: truncateText(cleanLine(file.name), 200),
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

export async function get({ db, now }: AdminCtx, id: string): Promise<ImportDetail> {
  const row = await store.find(db, id)
  if (!row) throw new Refusal('IMPORT_NOT_FOUND')
  const samples = await store.findRows(db, id, 0, 3)
  const { fileName, columns, mapping, state, rowCount, photoCount } = row
  const isCounted = state === 'checking' || state === 'importing'
  return {
    id,
    fileName,
    columns,
    mapping,
    state,
    rowCount,
    photoCount,
    doneRows: state === 'photos' ? row.photoRowsDone : row.doneRows,
    createdAt: row.createdAt.toISOString(),
    samples: samples.map(({ cells }) => cells.map((cell) => truncateText(cell, 80))),
    outcomes: await store.countOutcomes(db, id),
    notes: await store.countNotes(db, id),
    pictureCount: new Set((await findPhotoFiles(db, id)).map(({ key }) => key)).size,
    secondsLeft:
      isCounted && row.startedAt
        ? secondsLeft(row.doneRows, rowCount, now().getTime() - row.startedAt.getTime())
        : null,
  }
}

/** Starts the dry run: validates every row under the mapping without changing listings. */
export async function check(ctx: AdminCtx, id: string, mapping: Mapping): Promise<null> {
  const fields = missingFields(mapping)
  if (fields.length > 0) throw new Refusal('IMPORT_FIELDS_MISSING', { fields })
  return transition(ctx, id, ['mapping', 'checked', 'done', 'stopped'], { state: 'checking', mapping, doneRows: 0 })
}

/** Imports the rows that passed the dry run; after a stop, continues from there. */
export async function start(ctx: AdminCtx, id: string): Promise<null> {
  return transition(ctx, id, ['checked', 'stopped'], { state: 'importing' })
}

/** Stops the check or the import. */
export async function stop(ctx: AdminCtx, id: string): Promise<null> {
  return ctx.db.transaction(async (db) => {
    const row = await store.lock(db, id)
    if (!row) throw new Refusal('IMPORT_NOT_FOUND')
    if (!isRunning(row.state)) throw new Refusal('IMPORT_STATE_CHANGED')
    const state = stateAfterStop(row.state)
    await store.update(db, id, { state, startedAt: ctx.now(), finishedAt: null })
    const [before, after] = [{ state: row.state }, { state, fileName: row.fileName }]
    const subject = { kind: 'import', id }
    await writeAuditEntry({ ...ctx, db }, { action: 'imports.stopped', subject, before, after })
    return null
  })
}

type Transition = { state: 'checking' | 'importing'; mapping?: Mapping; doneRows?: number }

async function transition(ctx: AdminCtx, id: string, from: readonly ImportState[], to: Transition): Promise<null> {
  return ctx.db.transaction(async (db) => {
    const row = await store.lock(db, id)
    if (!row) throw new Refusal('IMPORT_NOT_FOUND')
    if (!from.includes(row.state)) throw new Refusal('IMPORT_STATE_CHANGED')
    const isFirstStart = to.state === 'importing' && row.state === 'checked'
    const doneRows = isFirstStart ? 0 : (to.doneRows ?? row.doneRows)
    const isResumed = to.state === 'importing' && !isFirstStart
    const photoRowsDone = isFirstStart ? 0 : row.photoRowsDone
    await store.update(db, id, {
      ...to,
      doneRows,
      photoRowsDone,
      ...(isResumed ? {} : { startedAt: ctx.now() }),
      finishedAt: null,
    })
    await queueJob(db, { name: 'imports.work', data: { id }, key: id })
    const subject = { kind: 'import', id }
    await writeAuditEntry(
      { ...ctx, db },
      {
        action: `imports.${to.state}`,
        subject,
        before: { state: row.state },
        after: { state: to.state, fileName: row.fileName },
      },
    )
    return null
  })
}

type PageQuery = { id: string; from: number }

export async function findErrors(ctx: AdminCtx, query: PageQuery) {
  const { rows, next } = await findPage(ctx, query, store.findInvalidRows)
  return { rows: rows.map(({ rowNo, name, errors }): InvalidRow => ({ rowNo, name, errors })), next }
}

export async function findNotes(ctx: AdminCtx, query: PageQuery) {
  const { rows, next } = await findPage(ctx, query, store.findNotedRows)
  return { rows: rows.map(({ rowNo, name, notes }): NotedRow => ({ rowNo, name, notes })), next }
}

/** One page of rows with the name of each, and where the next page starts. @throws Refusal IMPORT_NOT_FOUND */
async function findPage({ db }: AdminCtx, { id, from }: PageQuery, find: typeof store.findInvalidRows) {
  const row = await store.find(db, id)
  if (!row) throw new Refusal('IMPORT_NOT_FOUND')
  const found = await find(db, id, from, rowsPerPage + 1)
  const nameColumn = row.mapping.name_en ?? row.mapping.name_zh ?? 0
  const rows = found
    .slice(0, rowsPerPage)
    .map((one) => ({ ...one, name: truncateText(one.cells[nameColumn] ?? '', 80) }))
  return { rows, next: found.length > rowsPerPage ? found[rowsPerPage]!.place : null }
}
