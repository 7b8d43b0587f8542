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
  /** Where its listings may go. */
  choices: readonly CatalogEntry[]
  hasBelow: boolean
  onClose: () => void
}

/** Asks where the listings go before a category or an area is deleted. */
export function RemoveDialog({ kind, entry, choices, hasBelow, onClose }: RemoveDialogProps) {
  const t = useTranslation()
  const locale = useLocale()
  const id = useId()
  const { calls, now } = useCatalogCalls()
  const [moveTo, setMoveTo] = useState('')
  const name = nameIn(entry, locale)
  const isReady = !hasBelow && (entry.placed === 0 || moveTo !== '')
  const remove = async () => {
    if (!isReady) return
    await now(
      () => calls.removeEntry({ kind, id: entry.id, moveTo: moveTo || undefined }),
      t('admin.removed', { name }),
    )
    onClose()
  }
  return (
    <Sheet isOpen onClose={onClose} title={t('admin.remove', { name })} closeLabel={t('admin.close')} fits>
      <div className="space-y-4 py-2">
        {hasBelow ? (
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
                {choices.map((choice) => (
                  <option key={choice.id} value={choice.id}>
                    {nameIn(choice, locale)}
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
