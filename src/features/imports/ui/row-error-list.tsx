import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation as useEditorTranslation } from '#features/editor/ui/use-translation.ts'
import type { ContentErrorName } from '#features/listings/rules/content.ts'
import { useApi } from '#platform/ui/scope.tsx'
import { importsApi } from '../api.ts'
import { rowErrors } from '../rules.ts'
import { RowTable } from './row-table.tsx'
import { useTranslation } from './use-translation.ts'

/** How the pages of a list of rows follow each other. */
const pagesOf = (id: string) => ({
  input: (from: number) => ({ id, from }),
  initialPageParam: 0,
  getNextPageParam: (page: { next: number | null }) => page.next,
  // The list is drawn anew after each check and import.
  staleTime: 0,
})

/** Rejected rows and their errors. */
export function RowErrorList({ id }: { id: string }) {
  const t = useTranslation()
  const errorMessage = useErrorMessage()
  const query = useInfiniteQuery(useApi(importsApi).findRowErrors.infiniteOptions(pagesOf(id)))
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <RowTable
      id="import-errors"
      title={t('errors.title')}
      heading={t('errors.error')}
      lines={rows.flatMap(({ rowNo, errors }) =>
        errors.map(({ field, error, value, nearest }) => ({
          rowNo,
          field,
          message: [errorMessage(error), ...(nearest ? [t('error.nearest', { name: nearest })] : [])].join(' '),
          value,
        })),
      )}
      pages={query}
    />
  )
}

/** Rows that are imported, and what to know of each. */
export function RowNoteList({ id }: { id: string }) {
  const t = useTranslation()
  const query = useInfiniteQuery(useApi(importsApi).findNotes.infiniteOptions(pagesOf(id)))
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <RowTable
      id="import-notes"
      title={t('notes.title')}
      heading={t('notes.note')}
      lines={rows.flatMap(({ rowNo, notes }) =>
        notes.map(({ field, note, value }) => ({ rowNo, field, message: t(`note.${note}`), value })),
      )}
      pages={query}
    />
  )
}

/** Errors that the form of a listing says otherwise: there one has chosen from a list, here one has typed a name. */
const nameErrors = ['areaUnknown', 'categoryUnknown'] as const

function useErrorMessage() {
  const t = useTranslation()
  const editorT = useEditorTranslation()
  return (error: string): string => {
    const rowError = [...rowErrors, ...nameErrors].find((one) => one === error)
    return rowError ? t(`error.${rowError}`) : editorT(`error.${error as ContentErrorName}`)
  }
}
