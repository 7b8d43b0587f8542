import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useWholeWords } from '#platform/ui/input-method.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import type { CatalogEntry } from '../contract.ts'
import { type EntryKind, maxLevel, levelOf } from '../rules/entries.ts'
import { EntryForm } from './entry-form.tsx'
import { useEntries } from './entry-queries.ts'
import { EntryTree, type OpenDialog } from './entry-tree.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { useTranslation } from './use-translation.ts'

/** All categories, or all areas, as a tree in which admins add, edit, reorder and delete entries. */
export function EntriesScreen({ kind }: { kind: EntryKind }) {
  const t = useTranslation()
  const { entries, childrenOf } = useEntries(kind)
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null)
  const [typed, setTyped] = useState('')
  const { wholeText, compositionProps } = useWholeWords(typed)
  const query = wholeText.trim().toLowerCase()
  const isShown = (entry: CatalogEntry): boolean =>
    query === '' ||
    [
      entry.nameEn,
      entry.nameZhHant,
      entry.nameZhHans,
      entry.slug,
      ...entry.synonymsEn,
      ...entry.synonymsZhHant,
      ...entry.synonymsZhHans,
    ].some((name) => name.toLowerCase().includes(query)) ||
    childrenOf(entry.id).some(isShown)
  const shown = childrenOf(null).filter(isShown)
  const close = () => setOpenDialog(null)
  return (
    <>
      <PageHead title={t(`admin.${kind}.title`)} text={t('admin.text')}>
        <Button variant="primary" onClick={() => setOpenDialog({ action: 'add', parent: null })}>
          <Icon name="plus" size={18} />
          {t(`admin.${kind}.addTop`)}
        </Button>
      </PageHead>
      <label className="mb-4 block max-w-md">
        <span className="sr-only">{t('admin.search')}</span>
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...compositionProps}
          placeholder={t('admin.search')}
          className="bg-surface border-line-strong rounded-control block min-h-11 w-full border px-3"
        />
      </label>
      {shown.length === 0 ? (
        <Notice icon="folder-tree" title={t(query ? 'admin.noneFound' : 'admin.none')} />
      ) : (
        <EntryTree
          kind={kind}
          top={shown}
          childrenOf={(id) => childrenOf(id).filter(isShown)}
          isOpen={query !== ''}
          isSortable={query === ''}
          onOpen={setOpenDialog}
        />
      )}
      {openDialog?.action === 'edit' && (
        <EntryForm kind={kind} entry={openDialog.entry} parent={null} onClose={close} />
      )}
      {openDialog?.action === 'add' && (
        <EntryForm kind={kind} entry={null} parent={openDialog.parent} onClose={close} />
      )}
      {openDialog?.action === 'remove' && (
        <RemoveDialog
          kind={kind}
          entry={openDialog.entry}
          targets={entries.filter(
            ({ id }) => id !== openDialog.entry.id && (kind === 'area' || levelOf(entries, id) === maxLevel(kind)),
          )}
          hasChildren={childrenOf(openDialog.entry.id).length > 0}
          onClose={close}
        />
      )}
    </>
  )
}
