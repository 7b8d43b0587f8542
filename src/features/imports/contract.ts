import { oc } from '@orpc/contract'
import * as z from 'zod'
import { idInput } from '#shared/input.ts'
import { importFields, importStates, rowNotes, rowOutcomes } from './rules.ts'

const columnIndex = z.number().int().min(0).max(59).nullable()
const mapping = z.strictObject(
  Object.fromEntries(importFields.map((field) => [field, columnIndex])) as Record<
    (typeof importFields)[number],
    typeof columnIndex
  >,
)

/** An import: its file, progress and row outcomes. */
const importDetail = z.object({
  id: z.string(),
  fileName: z.string(),
  columns: z.array(z.string()),
  samples: z.array(z.array(z.string())).describe('the first rows of the file'),
  mapping: z.object(mapping.shape),
  state: z.enum(importStates),
  rowCount: z.number().int(),
  doneRows: z.number().int(),
  pictureCount: z.number().int().describe('pictures of the zip'),
  photoCount: z.number().int().describe('photos that the rows name'),
  outcomes: z.partialRecord(z.enum(rowOutcomes), z.number().int()),
  notes: z.partialRecord(z.enum(rowNotes), z.number().int()).describe('rows to know about, by what is to know'),
  secondsLeft: z.number().int().nullable(),
  createdAt: z.string(),
})
export type ImportDetail = z.infer<typeof importDetail>

const notFound = { IMPORT_NOT_FOUND: { status: 404 } }
const stateErrors = { ...notFound, IMPORT_STATE_CHANGED: { status: 409 } }
const invalidRow = z.object({
  rowNo: z.number().int(),
  name: z.string(),
  errors: z.array(
    z.object({
      field: z.enum(importFields),
      error: z.string(),
      value: z.string(),
      nearest: z.string().optional().describe('a known name that an unknown one may mean'),
    }),
  ),
})
export type InvalidRow = z.infer<typeof invalidRow>

const notedRow = z.object({
  rowNo: z.number().int(),
  name: z.string(),
  notes: z.array(z.object({ field: z.enum(importFields), note: z.enum(rowNotes), value: z.string() })),
})
export type NotedRow = z.infer<typeof notedRow>

export const importsContract = {
  findLatest: oc
    .route({ method: 'GET', path: '/imports', summary: 'The latest imports' })
    .input(z.strictObject({}))
    .output(z.array(importDetail.pick({ id: true, fileName: true, state: true, rowCount: true, createdAt: true }))),
  get: oc
    .route({ method: 'GET', path: '/imports/{id}', summary: 'One import and its progress' })
    .errors(notFound)
    .input(idInput)
    .output(importDetail),
  check: oc
    .route({
      method: 'POST',
      path: '/imports/{id}/check',
      summary: 'Validate every row under this mapping without changing anything',
    })
    .errors({
      ...stateErrors,
      IMPORT_FIELDS_MISSING: { status: 400, data: z.object({ fields: z.array(z.enum(importFields)) }) },
    })
    .input(idInput.extend({ mapping }))
    .output(z.null()),
  start: oc
    .route({ method: 'POST', path: '/imports/{id}/start', summary: 'Import the rows without errors' })
    .errors(stateErrors)
    .input(idInput)
    .output(z.null()),
  stop: oc
    .route({
      method: 'POST',
      path: '/imports/{id}/stop',
      summary: 'Stop the check, or pause the import; start continues it',
    })
    .errors(stateErrors)
    .input(idInput)
    .output(z.null()),
  allowExport: oc
    .route({
      method: 'POST',
      path: '/imports/allow-export',
      summary: 'Confirm the password before listings are exported',
    })
    .input(z.strictObject({}))
    .output(z.null()),
  findRowErrors: oc
    .route({ method: 'GET', path: '/imports/{id}/errors', summary: 'Rejected rows and their errors' })
    .errors(notFound)
    .input(idInput.extend({ from: z.number().int().min(0).default(0) }))
    .output(z.object({ rows: z.array(invalidRow), next: z.number().int().nullable() })),
  findNotes: oc
    .route({ method: 'GET', path: '/imports/{id}/notes', summary: 'Rows that are imported, and what to know of them' })
    .errors(notFound)
    .input(idInput.extend({ from: z.number().int().min(0).default(0) }))
    .output(z.object({ rows: z.array(notedRow), next: z.number().int().nullable() })),
}
