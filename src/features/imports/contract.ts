import { oc } from '@orpc/contract'
import * as z from 'zod'
import { importFields, importStates, rowOutcomes } from './rules.ts'

const place = z.number().int().min(0).max(59).nullable()
const mapping = z.strictObject(
  Object.fromEntries(importFields.map((field) => [field, place])) as Record<
    (typeof importFields)[number],
    typeof place
  >,
)

/** A file that was sent, how far it is, and what came of its rows. */
export const importShown = z.object({
  id: z.string(),
  fileName: z.string(),
  columns: z.array(z.string()),
  samples: z.array(z.array(z.string())).describe('the first rows, as they stand in the file'),
  mapping: z.object(mapping.shape),
  state: z.enum(importStates),
  rowCount: z.number().int(),
  doneRows: z.number().int(),
  outcomes: z.partialRecord(z.enum(rowOutcomes), z.number().int()),
  secondsLeft: z.number().int().nullable(),
  createdAt: z.string(),
})
export type ImportShown = z.infer<typeof importShown>

const id = z.strictObject({ id: z.uuid() })
const notFound = { IMPORT_NOT_FOUND: { status: 404 } }
const notNow = { ...notFound, IMPORT_STATE_CHANGED: { status: 409 } }
const faultyRow = z.object({
  rowNo: z.number().int(),
  name: z.string(),
  errors: z.array(z.object({ field: z.enum(importFields), error: z.string(), value: z.string() })),
})
export type FaultyRow = z.infer<typeof faultyRow>

export const importsContract = {
  findLatest: oc
    .route({ method: 'GET', path: '/imports', summary: 'The latest imports' })
    .input(z.strictObject({}))
    .output(z.array(importShown.pick({ id: true, fileName: true, state: true, rowCount: true, createdAt: true }))),
  get: oc
    .route({ method: 'GET', path: '/imports/{id}', summary: 'One import, and how far it is' })
    .errors(notFound)
    .input(id)
    .output(importShown),
  check: oc
    .route({
      method: 'POST',
      path: '/imports/{id}/check',
      summary: 'Try every row under this mapping, and change nothing',
    })
    .errors({
      ...notNow,
      IMPORT_FIELDS_MISSING: { status: 400, data: z.object({ fields: z.array(z.enum(importFields)) }) },
    })
    .input(id.extend({ mapping }))
    .output(z.null()),
  start: oc
    .route({ method: 'POST', path: '/imports/{id}/start', summary: 'Import the rows without a fault' })
    .errors(notNow)
    .input(id)
    .output(z.null()),
  stop: oc
    .route({ method: 'POST', path: '/imports/{id}/stop', summary: 'Stop where it is; start goes on from there' })
    .errors(notNow)
    .input(id)
    .output(z.null()),
  allowExport: oc
    .route({
      method: 'POST',
      path: '/imports/allow-export',
      summary: 'Asks for the password anew before listings are exported',
    })
    .input(z.strictObject({}))
    .output(z.null()),
  findFaults: oc
    .route({ method: 'GET', path: '/imports/{id}/faults', summary: 'Rows that were not taken, and why' })
    .errors(notFound)
    .input(id.extend({ from: z.number().int().min(0).default(0) }))
    .output(z.object({ rows: z.array(faultyRow), next: z.number().int().nullable() })),
}
