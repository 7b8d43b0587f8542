import { checkContent } from '#features/listings/rules/check-content.ts'
import type { AreaTerms, CategoryTerms } from '#features/listings/rules/check-terms.ts'
import { catalogFaults, planFaults, unboundTerms } from '#features/listings/rules/check-terms.ts'
import { emptyContent, type ListingContent } from '#features/listings/rules/content.ts'
import { fieldOfPath, type ImportField, importFields, type Mapping, type RowFault } from '../../rules.ts'
import { type Places, plainCell, readCells } from '../../rules/cells.ts'

export type Catalogue = { places: Places; categories: CategoryTerms[]; areas: AreaTerms[] }
export type CheckedRow = { externalId: string; content: ListingContent; faults: RowFault[] }

/** What a row of the file would make: its content over what the listing has already (`held`), and what is wrong with it. */
export function checkRow(
  cells: readonly string[],
  mapping: Mapping,
  catalogue: Catalogue,
  today: string,
  held: ListingContent = emptyContent,
): CheckedRow {
  const byField: Partial<Record<ImportField, string>> = {}
  for (const field of importFields) {
    const at = mapping[field]
    if (at !== null) byField[field] = cells[at] ?? ''
  }
  const externalId = plainCell(byField.external_id ?? '')
    .normalize('NFC')
    .slice(0, 200)
  const read = readCells(byField, catalogue.places)
  const { content, faults } = checkContent({ ...held, ...read.content }, today)
  const all = [
    ...faults,
    ...catalogFaults(content, catalogue.categories, catalogue.areas),
    ...planFaults(content, unboundTerms, catalogue.areas),
  ]
  const rowFaults: RowFault[] = all.map(({ path, fault }) => {
    const field = fieldOfPath(path)
    return { field, fault, value: (byField[field] ?? '').slice(0, 200) }
  })
  if (externalId === '') rowFaults.unshift({ field: 'external_id', fault: 'idRequired', value: '' })
  return { externalId, content, faults: [...read.faults, ...rowFaults] }
}
