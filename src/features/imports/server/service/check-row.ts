import {
  type AreaTerms,
  catalogErrors,
  type CategoryTerms,
  planErrors,
  type PlanTerms,
} from '#features/editor/rules/check-terms.ts'
import { numberErrors } from '#features/editor/server/service/terms.ts'
import { checkContent } from '#features/listings/rules/check-content.ts'
import { type ContentError, emptyContent, type ListingContent } from '#features/listings/rules/content.ts'
import { lengthOf, truncateText } from '#shared/text.ts'
import { fieldOfPath, type ImportField, importFields, type Mapping, maxIdLength, type RowError } from '../../rules.ts'
import { type Places, plainCell, readCells } from '../../rules/cells.ts'

export type Catalogue = {
  places: Places
  /** Names of what unknown ones may mean. */
  nearest: Places
  categories: CategoryTerms[]
  areas: AreaTerms[]
}
export type CheckedRow = { externalId: string; content: ListingContent; errors: RowError[] }

/** What a row is checked against: the day, and the limits of the plan of whoever owns the listing. */
type RowTerms = { today: string; isDemo: boolean; terms: PlanTerms }

/** The content a row would produce, merged over the listing's current content, and its errors. */
export function checkRow(
  cells: readonly string[],
  mapping: Mapping,
  catalogue: Catalogue,
  { today, isDemo, terms }: RowTerms,
  currentContent: ListingContent = emptyContent,
): CheckedRow {
  const byField: Partial<Record<ImportField, string>> = {}
  for (const field of importFields) {
    const at = mapping[field]
    if (at !== null) byField[field] = cells[at] ?? ''
  }
  const externalId = plainCell(byField.external_id ?? '').normalize('NFC')
  const read = readCells(byField, catalogue.places)
  const { content, errors } = checkContent({ ...currentContent, ...read.content }, today)
  const all = [
    ...errors,
    ...catalogErrors(content, catalogue.categories, catalogue.areas),
    ...planErrors(content, terms, catalogue.areas),
    ...numberErrors(content, isDemo),
  ]
  const rowErrors = toRowErrors(all, cells, mapping).map((one): RowError => ({
    ...one,
    nearest: nearestTo(one, content, catalogue),
  }))
  const idError = externalId === '' ? 'idRequired' : lengthOf(externalId) > maxIdLength ? 'idTooLong' : null
  if (idError) rowErrors.unshift({ field: 'external_id', error: idError, value: truncateText(externalId, 200) })
  return { externalId, content, errors: [...read.errors, ...rowErrors] }
}

/** For an unknown category or area, the name of the nearest one. */
function nearestTo({ error }: RowError, content: ListingContent, { nearest, ...known }: Catalogue): string | undefined {
  const kind = error === 'categoryUnknown' ? 'categories' : error === 'areaUnknown' ? 'areas' : null
  const unknown = kind && content[kind].find((word) => !known[kind].some(({ slug }) => slug === word))
  return kind && unknown ? nearest[kind](unknown) : undefined
}

/** Content errors with the column and the cell that each is about. */
export function toRowErrors(errors: readonly ContentError[], cells: readonly string[], mapping: Mapping): RowError[] {
  return errors.map(({ path, error }) => {
    const field = fieldOfPath(path)
    return { field, error, value: truncateText(cells[mapping[field] ?? -1] ?? '', 200) }
  })
}
