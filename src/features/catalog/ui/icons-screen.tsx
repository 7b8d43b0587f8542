import { useState } from 'react'
import { categoryIcons } from '#platform/icons.ts'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useWholeWords } from '#platform/ui/input-method.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { useCopy } from '#platform/ui/use-copy.ts'
import type { CatalogEntry } from '../contract.ts'
import { nameIn } from '../rules.ts'
import { iconMatches } from '../rules/icon-keywords.ts'
import { useCatalogCalls, useEntries } from './entry-queries.ts'
import { useTranslation } from './use-translation.ts'

/** All category icons: searchable in three languages, with their uses; an icon can be copied or assigned to a category. */
export function IconsScreen() {
  const t = useTranslation()
  const { entries } = useEntries('category')
  const [typed, setTyped] = useState('')
  const { wholeText, compositionProps } = useWholeWords(typed)
  const [chosen, setChosen] = useState<string | null>(null)
  const uses = Map.groupBy(entries, ({ icon }) => icon)
  const categoryNamesOf = (name: string) =>
    (uses.get(name) ?? []).map((entry) => `${entry.nameEn} ${entry.nameZhHant} ${entry.nameZhHans}`).join(' ')
  const found = categoryIcons.filter((name) => iconMatches(name, wholeText, categoryNamesOf(name)))
  return (
    <>
      <PageHead title={t('icons.title')} text={t('icons.count', { count: categoryIcons.length })} />
      <label className="mb-4 block max-w-md">
        <span className="sr-only">{t('icons.search')}</span>
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...compositionProps}
          placeholder={t('icons.search')}
          className="bg-surface border-line-strong rounded-control block min-h-11 w-full border px-3"
        />
      </label>
      {found.length === 0 ? (
        <Notice icon="search-x" title={t('icons.none')} />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,5.4rem),1fr))] gap-2 sm:grid-cols-5 lg:grid-cols-8">
          {found.map((name) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => setChosen(name)}
                className="rounded-card border-line bg-surface hover:border-primary flex h-full w-full flex-col items-center gap-1 border p-3 text-sm"
              >
                <Icon name={name} size={28} />
                <span lang="en" className="w-full text-center text-balance break-words">
                  {name}
                </span>
                <span className="text-muted tabular">{t('icons.uses', { count: uses.get(name)?.length ?? 0 })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen && (
        <IconSheet icon={chosen} entries={entries} used={uses.get(chosen) ?? []} onClose={() => setChosen(null)} />
      )}
    </>
  )
}

type IconSheetProps = {
  icon: string
  entries: readonly CatalogEntry[]
  used: readonly CatalogEntry[]
  onClose: () => void
}

function IconSheet({ icon, entries, used, onClose }: IconSheetProps) {
  const t = useTranslation()
  const locale = useLocale()
  const { calls, run } = useCatalogCalls()
  const [entryId, setEntryId] = useState('')
  const entry = entries.find(({ id }) => id === entryId)
  const copy = useCopy()
  const assign = async () => {
    if (!entry) return
    const name = nameIn(entry, locale)
    await run(
      () => calls.setIcon({ kind: 'category', id: entry.id, version: entry.version, icon }),
      t('icons.assigned', { icon, name }),
    )
    setEntryId('')
  }
  return (
    <Sheet isOpen onClose={onClose} title={icon} closeLabel={t('admin.close')} fitsContent>
      <div className="space-y-4 py-2">
        <div className="flex items-center gap-4">
          <Icon name={icon} size={56} className="text-primary" />
          <Button onClick={() => void copy(icon)}>
            <Icon name="copy" size={18} />
            {t('icons.copy')}
          </Button>
        </div>
        <div>
          <h3 className="font-semibold">{t('icons.usedBy')}</h3>
          {used.length === 0 ? (
            <p className="text-muted">{t('icons.unused')}</p>
          ) : (
            <ul className="list-disc pl-5">
              {used.map((one) => (
                <li key={one.id}>{nameIn(one, locale)}</li>
              ))}
            </ul>
          )}
        </div>
        <div className="flex items-end gap-3">
          <label className="min-w-0 flex-1">
            <span className="mb-1 block font-semibold">{t('icons.assign')}</span>
            <select
              value={entryId}
              onChange={(event) => setEntryId(event.target.value)}
              className="bg-surface border-line-strong rounded-control block min-h-11 w-full border px-3"
            >
              <option value="">{t('admin.choose')}</option>
              {entries.map((one) => (
                <option key={one.id} value={one.id}>
                  {nameIn(one, locale)}
                </option>
              ))}
            </select>
          </label>
          <Button variant="primary" aria-disabled={!entry} onClick={() => void assign()}>
            {t('icons.give')}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
