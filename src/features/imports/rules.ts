import { fields, importedFields, type ContentField, type ImportColumn } from '#features/listings/rules/fields.ts'

/**
 * Columns that a file may have. `external_id` is the id of the entry in the other system, `owner_email` the address of the
 * member who gets the listing, and `photos` where its photos are; each of the others is one field of the listing.
 */
export type ImportField = 'external_id' | 'owner_email' | 'photos' | ImportColumn
export const importFields: readonly ImportField[] = [
  'external_id',
  'owner_email',
  'photos',
  ...importedFields.map((name) => fields[name].importAs),
]

/** Zero-based column index of the file for each field; null for none. */
export type Mapping = Record<ImportField, number | null>
export const emptyMapping = Object.fromEntries(importFields.map((field) => [field, null])) as Mapping

/** Columns that a file must have, besides one name and one description column. */
const requiredFields: readonly ImportField[] = ['external_id', 'categories', 'areas', 'whatsapp_number']
/** Pairs of which one is required. */
const eitherFields: readonly (readonly [ImportField, ImportField])[] = [
  ['name_en', 'name_zh'],
  ['description_en', 'description_zh'],
]

/** Whether a file needs a column for this field, or for it or its counterpart. */
export function needOf(field: ImportField): 'required' | 'either' | null {
  if (requiredFields.includes(field)) return 'required'
  return eitherFields.some((pair) => pair.includes(field)) ? 'either' : null
}

export const importStates = ['mapping', 'checking', 'checked', 'importing', 'photos', 'done', 'stopped'] as const
export type ImportState = (typeof importStates)[number]
/** Whether a worker is busy with the import. */
export const isRunning = (state: ImportState) => state === 'checking' || state === 'importing' || state === 'photos'
/** A check that is stopped begins anew; an import, or its photos, continues. */
export const stateAfterStop = (state: ImportState): ImportState => (state === 'checking' ? 'mapping' : 'stopped')
export const rowOutcomes = ['good', 'faulty', 'created', 'updated', 'unchanged'] as const
export type RowOutcome = (typeof rowOutcomes)[number]
/** Row errors in addition to the content errors of listings. */
export const rowErrors = [
  'cellsTooMany',
  'idRequired',
  'idTooLong',
  'idTwice',
  'listInvalid',
  'ownerOther',
  'ownerPlanLimit',
  'ownerReviewed',
  'partsTooMany',
  'photoInvalid',
  'photoLimit',
] as const

/** An error of a row: the field, the error code, the value of the cell, and of an unknown name the nearest known one. */
export type RowError = { field: ImportField; error: string; value: string; nearest?: string | undefined }

/** What an admin should know of a row that is imported nevertheless. */
export const rowNotes = [
  'ownerGiven',
  'ownerUnknown',
  'photoUnreachable',
  'photoRefused',
  'photoTooLarge',
  'photoUnusable',
  'photoHeic',
  'photoSkipped',
  'photoMissing',
] as const
export type RowNoteName = (typeof rowNotes)[number]
export type RowNote = { field: ImportField; note: RowNoteName; value: string }

/** Longest id of a row, in characters. */
export const maxIdLength = 200
export const maxImportRows = 20_000
export const maxColumns = 60
/** Cells of a whole file, empty ones too. */
export const maxCells = maxImportRows * maxColumns
/** Maximum file size in bytes (docs/security.md). */
export const maxFileBytes = 10 * 1024 * 1024

/** The import field that a content error path (`prices.0.fromCents`) belongs to. */
export function fieldOfPath(path: string): ImportField {
  const name = path.split('.')[0] as ContentField
  const imported = importedFields.find((one) => one === name)
  if (imported) return fields[imported].importAs
  if (name === 'photos') return 'photos'
  // Only an error of the number itself can name the flag that shows it.
  return name === 'isBusinessRegistrationShown' ? 'business_registration_no' : 'external_id'
}

/** Required fields that no column is mapped to. */
export function missingFields(mapping: Mapping): ImportField[] {
  const isEmpty = (field: ImportField) => mapping[field] === null
  return [
    ...requiredFields.filter(isEmpty),
    ...eitherFields.filter((pair) => pair.every(isEmpty)).map(([first]) => first),
  ]
}

/** Estimated seconds left, extrapolated from the progress so far; null before any row is done. */
export function secondsLeft(done: number, total: number, elapsedMs: number): number | null {
  return done > 0 ? Math.ceil(((total - done) * elapsedMs) / done / 1000) : null
}
