import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import type { CatalogEntry } from '../contract.ts'
import { type EntryKind, deepest, levelOf } from '../rules/entries.ts'
import { EntryForm } from './entry-form.tsx'
import { useEntries } from './entry-queries.ts'
import { EntryTree } from './entry-tree.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { useTranslation } from './use-translation.ts'

export type Opened =
  | { what: 'edit' | 'remove'; entry: CatalogEntry }
  | { what: 'add'; parent: CatalogEntry | null }
  | null

/** Every category, or every area, as a tree that admins order, edit, add to and take from. */
export function EntriesScreen({ kind }: { kind: EntryKind }) {
  const t = useTranslation()
  const { entries, below } = useEntries(kind)
  const [opened, setOpened] = useState<Opened>(null)
  const [typed, setTyped] = useState('')
  const words = typed.trim().toLowerCase()
  const isShown = (entry: CatalogEntry): boolean =>
    words === '' ||
    [
      entry.nameEn,
      entry.nameZhHant,
      entry.nameZhHans,
      entry.slug,
      ...entry.synonymsEn,
      ...entry.synonymsZhHant,
      ...entry.synonymsZhHans,
    ].some((name) => name.toLowerCase().includes(words)) ||
    below(entry.id).some(isShown)
  const shown = below(null).filter(isShown)
  const close = () => setOpened(null)
  return (
    <>
      <PageHead title={t(`admin.${kind}.title`)} text={t('admin.text')}>
        <Button variant="primary" onClick={() => setOpened({ what: 'add', parent: null })}>
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
          placeholder={t('admin.search')}
          className="bg-surface border-line-strong rounded-control block min-h-11 w-full border px-3"
        />
      </label>
      {shown.length === 0 ? (
        <Notice icon="folder-tree" title={t(words ? 'admin.noneFound' : 'admin.none')} />
      ) : (
        <EntryTree
          kind={kind}
          top={shown}
          below={(id) => below(id).filter(isShown)}
          isOpen={words !== ''}
          isOrdered={words === ''}
          onOpen={setOpened}
        />
      )}
      {opened?.what === 'edit' && <EntryForm kind={kind} entry={opened.entry} parent={null} onClose={close} />}
      {opened?.what === 'add' && <EntryForm kind={kind} entry={null} parent={opened.parent} onClose={close} />}
      {opened?.what === 'remove' && (
        <RemoveDialog
          kind={kind}
          entry={opened.entry}
          choices={entries.filter(
            ({ id }) => id !== opened.entry.id && (kind === 'area' || levelOf(entries, id) === deepest(kind)),
          )}
          hasBelow={below(opened.entry.id).length > 0}
          onClose={close}
        />
      )}
    </>
  )
}
