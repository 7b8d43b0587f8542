import { useId, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import type { CatalogEntry } from '../contract.ts'
import { nameIn } from '../rules.ts'
import type { EntryKind } from '../rules/entries.ts'
import { useCatalogCalls } from './entry-queries.ts'
import { useTranslation } from './use-translation.ts'

type RemoveDialogProps = {
  kind: EntryKind
  entry: CatalogEntry
  /** Entries that the listings can be moved to. */
  targets: readonly CatalogEntry[]
  hasChildren: boolean
  onClose: () => void
}

/** Confirms the deletion of a category or an area and asks where to move its listings. */
export function RemoveDialog({ kind, entry, targets, hasChildren, onClose }: RemoveDialogProps) {
  const t = useTranslation()
  const locale = useLocale()
  const id = useId()
  const { calls, run } = useCatalogCalls()
  const [moveTo, setMoveTo] = useState('')
  const name = nameIn(entry, locale)
  const isReady = !hasChildren && (entry.placed === 0 || moveTo !== '')
  const remove = async () => {
    if (!isReady) return
    await run(
      () => calls.removeEntry({ kind, id: entry.id, moveTo: moveTo || undefined }),
      t('admin.removed', { name }),
    )
    onClose()
  }
  return (
    <Sheet isOpen onClose={onClose} title={t('admin.remove', { name })} closeLabel={t('admin.close')} fitsContent>
      <div className="space-y-4 py-2">
        {hasChildren ? (
          <p>{t('refused.CATALOG_ENTRY_HAS_MORE_BELOW')}</p>
        ) : (
          <>
            <p>{entry.placed > 0 ? t('admin.removeUsed', { count: entry.placed }) : t('admin.removeUnused')}</p>
            <div>
              <label htmlFor={id} className="mb-1 block font-semibold">
                {t('admin.moveTo')}
              </label>
              <select
                id={id}
                value={moveTo}
                onChange={(event) => setMoveTo(event.target.value)}
                className="bg-surface border-line-strong rounded-control block min-h-11 w-full border px-3"
              >
                <option value="">{t(entry.placed > 0 ? 'admin.choose' : 'admin.nowhere')}</option>
                {targets.map((target) => (
                  <option key={target.id} value={target.id}>
                    {nameIn(target, locale)}
                  </option>
                ))}
              </select>
            </div>
          </>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('admin.cancel')}</Button>
          <Button variant="danger" aria-disabled={!isReady} onClick={() => void remove()}>
            {t('admin.removeNow')}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
