import { clsx } from 'clsx'
import { useState, type DragEvent, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '#platform/ui/icon.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import { isPlainClick } from '#platform/ui/table-rows.tsx'
import type { CatalogEntry } from '../contract.ts'
import { nameIn } from '../rules.ts'
import { maxLevel, type EntryKind } from '../rules/entries.ts'
import { useCatalogCalls } from './entry-queries.ts'
import { useTranslation } from './use-translation.ts'

export type OpenDialog =
  | { action: 'edit' | 'remove'; entry: CatalogEntry }
  | { action: 'add'; parent: CatalogEntry | null }
  | null

type Dragged = { id: string; level: number } | null

type TreeProps = {
  kind: EntryKind
  top: readonly CatalogEntry[]
  childrenOf: (id: string) => readonly CatalogEntry[]
  /** Expands all entries, while searching. */
  isOpen: boolean
  /** False while searching: entries cannot be reordered while siblings are hidden. */
  isSortable: boolean
  onOpen: (opened: OpenDialog) => void
}

/** A tree whose entries are moved by drag and drop or by arrow buttons, which also work with the keyboard. */
export function EntryTree({ kind, top, childrenOf, isOpen, isSortable, onOpen }: TreeProps) {
  const t = useTranslation()
  const locale = useLocale()
  const { calls, run } = useCatalogCalls()
  const [dragged, setDragged] = useState<Dragged>(null)
  const [announcement, setAnnouncement] = useState('')
  const move = (id: string, parentId: string | null, beforeId: string | null) =>
    void run(() => calls.moveEntry({ kind, id, parentId, beforeId }))
  /** Moves an entry among its siblings by a button, on which the focus stays: a screen reader is told where it is now. */
  const step = (siblings: readonly CatalogEntry[], parentId: string | null, from: number, to: number) =>
    void run(async () => {
      const entry = siblings[from]!
      const beforeId = siblings[to < from ? to : to + 1]?.id ?? null
      await calls.moveEntry({ kind, id: entry.id, parentId, beforeId })
      setAnnouncement(t('admin.moved', { name: nameIn(entry, locale), place: to + 1, count: siblings.length }))
    })
  const list = (entries: readonly CatalogEntry[], parentId: string | null, level: number) => (
    <ul className={clsx('max-sm:divide-line max-sm:divide-y', level > 0 && 'border-line ml-1 border-l pl-2 sm:ml-6')}>
      {entries.map((entry, index) => (
        <EntryItem
          key={entry.id}
          entry={entry}
          isDeepest={level === maxLevel(kind)}
          isOpen={isOpen}
          dragged={isSortable ? dragged : null}
          level={level}
          onDrag={isSortable ? setDragged : undefined}
          onDropBefore={(id) => id !== entry.id && move(id, parentId, entry.id)}
          onDropInto={(id) => move(id, entry.id, null)}
          onUp={isSortable && index > 0 ? () => step(entries, parentId, index, index - 1) : undefined}
          onDown={
            isSortable && index < entries.length - 1 ? () => step(entries, parentId, index, index + 1) : undefined
          }
          onOpen={onOpen}
        >
          {childrenOf(entry.id).length > 0 && list(childrenOf(entry.id), entry.id, level + 1)}
        </EntryItem>
      ))}
    </ul>
  )
  return (
    <div className="rounded-card border-line bg-surface border p-2">
      {list(top, null, 0)}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

type ItemProps = {
  entry: CatalogEntry
  level: number
  isDeepest: boolean
  isOpen: boolean
  dragged: Dragged
  onDrag: ((dragged: Dragged) => void) | undefined
  /** An entry of the same level was dropped on this one. */
  onDropBefore: (id: string) => void
  /** An entry one level deeper was dropped on this one. */
  onDropInto: (id: string) => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onOpen: (opened: OpenDialog) => void
  children: ReactNode
}

function EntryItem(props: ItemProps) {
  const { entry, level, isDeepest, isOpen, dragged, onDrag, onDropBefore, onDropInto, onOpen, children } = props
  const t = useTranslation()
  const locale = useLocale()
  const [isToggledOpen, setIsToggledOpen] = useState(false)
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  const acceptsDrop =
    dragged !== null && dragged.id !== entry.id && (dragged.level === level || dragged.level === level + 1)
  const isExpanded = isOpen || isToggledOpen
  // Clicking the row edits it; the keyboard has the button with the pencil.
  const rowProps = {
    onClick: (event: MouseEvent) => isPlainClick(event) && onOpen({ action: 'edit', entry }),
    draggable: onDrag !== undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', entry.id)
      onDrag?.({ id: entry.id, level })
    },
    onDragEnd: () => onDrag?.(null),
    onDragOver: (event: DragEvent) => {
      if (!acceptsDrop) return
      event.preventDefault()
      setIsDraggedOver(true)
    },
    onDragLeave: () => setIsDraggedOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsDraggedOver(false)
      if (!acceptsDrop) return
      if (dragged.level === level) onDropBefore(dragged.id)
      else onDropInto(dragged.id)
      onDrag?.(null)
    },
  }
  const name = nameIn(entry, locale)
  const secondName = locale === 'en' ? entry.nameZhHant : entry.nameEn
  return (
    <li>
      <div
        {...rowProps}
        className={clsx(
          'rounded-control hover:bg-sunken flex cursor-pointer flex-wrap items-center gap-x-1 px-1 sm:gap-x-2',
          isDraggedOver && 'ring-primary ring-2',
        )}
      >
        <div className="flex min-w-0 flex-1 items-center gap-x-2 max-sm:basis-full">
          {onDrag && <Icon name="grip-vertical" size={18} className="text-muted hidden cursor-grab sm:block" />}
          {isDeepest ? (
            <span className="size-9 max-sm:hidden" />
          ) : (
            <IconButton
              icon={isExpanded ? 'chevron-down' : 'chevron-right'}
              label={t(isExpanded ? 'admin.fold' : 'admin.unfold', { name })}
              isExpanded={isExpanded}
              onClick={() => setIsToggledOpen(!isToggledOpen)}
            />
          )}
          <Icon name={entry.icon} size={20} className="text-primary flex-none" />
          <span className="mr-auto min-w-0 flex-1 py-2">
            <span
              className={clsx('inline-block font-semibold break-keep', !entry.isActive && 'text-muted line-through')}
            >
              {name}
            </span>{' '}
            <span className="text-muted inline-block text-sm">{secondName}</span>{' '}
            {!entry.isActive && <span className="bg-sunken rounded-full px-2 text-sm">{t('admin.inactive')}</span>}
            {entry.isPopular && <Icon name="star" size={14} className="text-gold inline" />}
          </span>
        </div>
        <span className="text-muted tabular text-sm max-sm:ml-1 max-sm:text-xs">
          {t('admin.listings', { count: entry.public })}
        </span>
        <EntryActions {...props} name={name} />
      </div>
      {isExpanded && children}
    </li>
  )
}

function EntryActions({ entry, isDeepest, name, onUp, onDown, onOpen }: ItemProps & { name: string }) {
  const t = useTranslation()
  return (
    <span className="ml-auto flex flex-none">
      <IconButton icon="arrow-up" label={t('admin.up', { name })} onClick={onUp} />
      <IconButton icon="arrow-down" label={t('admin.down', { name })} onClick={onDown} />
      {!isDeepest && (
        <IconButton
          icon="plus"
          label={t('admin.addBelow', { name })}
          onClick={() => onOpen({ action: 'add', parent: entry })}
        />
      )}
      <IconButton icon="pencil" label={t('admin.edit', { name })} onClick={() => onOpen({ action: 'edit', entry })} />
      <IconButton
        icon="trash-2"
        label={t('admin.remove', { name })}
        onClick={() => onOpen({ action: 'remove', entry })}
      />
    </span>
  )
}

function IconButton({
  icon,
  label,
  isExpanded,
  onClick,
}: {
  icon: string
  label: string
  isExpanded?: boolean
  onClick: (() => void) | undefined
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={isExpanded}
      aria-disabled={onClick === undefined}
      onClick={onClick}
      className="rounded-control hover:bg-paper inline-flex size-11 flex-none items-center justify-center aria-disabled:opacity-30 lg:size-9"
    >
      <Icon name={icon} size={18} />
    </button>
  )
}
