import { clsx } from 'clsx'
import { useState, type DragEvent, type ReactNode } from 'react'
import { Icon } from '#platform/ui/icon.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import type { CatalogEntry } from '../contract.ts'
import { nameIn } from '../rules.ts'
import { deepest, type EntryKind } from '../rules/entries.ts'
import type { Opened } from './entries-screen.tsx'
import { useCatalogCalls } from './entry-queries.ts'
import { useTranslation } from './use-translation.ts'

type Dragged = { id: string; level: number } | null

type TreeProps = {
  kind: EntryKind
  top: readonly CatalogEntry[]
  below: (id: string) => readonly CatalogEntry[]
  /** Shows what lies in everything: while searching. */
  isOpen: boolean
  /** A search leaves out siblings, so nothing can be put in order then. */
  isOrdered: boolean
  onOpen: (opened: Opened) => void
}

/** A tree whose entries move by drag, or by the arrows beside them, which the keyboard reaches too. */
export function EntryTree({ kind, top, below, isOpen, isOrdered, onOpen }: TreeProps) {
  const { calls, now } = useCatalogCalls()
  const [dragged, setDragged] = useState<Dragged>(null)
  const move = (id: string, parentId: string | null, beforeId: string | null) =>
    void now(() => calls.moveEntry({ kind, id, parentId, beforeId }))
  const list = (entries: readonly CatalogEntry[], parentId: string | null, level: number) => (
    <ul className={clsx(level > 0 && 'border-line ml-3 border-l pl-2 sm:ml-6')}>
      {entries.map((entry, at) => (
        <EntryItem
          key={entry.id}
          entry={entry}
          isDeepest={level === deepest(kind)}
          isOpen={isOpen}
          dragged={isOrdered ? dragged : null}
          level={level}
          onDrag={isOrdered ? setDragged : undefined}
          onDrop={(id) => id !== entry.id && move(id, parentId, entry.id)}
          onInto={(id) => move(id, entry.id, null)}
          onUp={isOrdered && at > 0 ? () => move(entry.id, parentId, entries[at - 1]!.id) : undefined}
          onDown={
            isOrdered && at < entries.length - 1
              ? () => move(entry.id, parentId, entries[at + 2]?.id ?? null)
              : undefined
          }
          onOpen={onOpen}
        >
          {below(entry.id).length > 0 && list(below(entry.id), entry.id, level + 1)}
        </EntryItem>
      ))}
    </ul>
  )
  return <div className="rounded-card border-line bg-surface border p-2">{list(top, null, 0)}</div>
}

type ItemProps = {
  entry: CatalogEntry
  level: number
  isDeepest: boolean
  isOpen: boolean
  dragged: Dragged
  onDrag: ((dragged: Dragged) => void) | undefined
  /** Something of its level was dropped on it: goes before it. Something one level deeper: goes into it. */
  onDrop: (id: string) => void
  onInto: (id: string) => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onOpen: (opened: Opened) => void
  children: ReactNode
}

function EntryItem(props: ItemProps) {
  const { entry, level, isDeepest, isOpen, dragged, onDrag, onDrop, onInto, children } = props
  const t = useTranslation()
  const locale = useLocale()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const takes = dragged !== null && dragged.id !== entry.id && (dragged.level === level || dragged.level === level + 1)
  const isShown = isOpen || isUnfolded
  const drag = {
    draggable: onDrag !== undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', entry.id)
      onDrag?.({ id: entry.id, level })
    },
    onDragEnd: () => onDrag?.(null),
    onDragOver: (event: DragEvent) => {
      if (!takes) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      if (!takes) return
      if (dragged.level === level) onDrop(dragged.id)
      else onInto(dragged.id)
      onDrag?.(null)
    },
  }
  const name = nameIn(entry, locale)
  const other = locale === 'en' ? entry.nameZhHant : entry.nameEn
  return (
    <li>
      <div
        {...drag}
        className={clsx(
          'rounded-control hover:bg-sunken flex flex-wrap items-center gap-x-2 px-1',
          isOver && 'ring-primary ring-2',
        )}
      >
        {onDrag && <Icon name="grip-vertical" size={18} className="text-muted hidden cursor-grab sm:block" />}
        {isDeepest ? (
          <span className="size-9" />
        ) : (
          <IconButton
            icon={isShown ? 'chevron-down' : 'chevron-right'}
            label={t(isShown ? 'admin.fold' : 'admin.unfold', { name })}
            isExpanded={isShown}
            onClick={() => setIsUnfolded(!isUnfolded)}
          />
        )}
        <Icon name={entry.icon} size={20} className="text-primary flex-none" />
        <span className="mr-auto min-w-0 flex-1 basis-40 py-2">
          <span className={clsx('font-semibold', !entry.isActive && 'text-muted line-through')}>{name}</span>{' '}
          <span className="text-muted text-sm">{other}</span>{' '}
          {!entry.isActive && <span className="bg-sunken rounded-full px-2 text-sm">{t('admin.inactive')}</span>}
          {entry.isPopular && <Icon name="star" size={14} className="text-gold inline" />}
        </span>
        <span className="text-muted tabular text-sm">{t('admin.listings', { count: entry.public })}</span>
        <EntryActions {...props} name={name} />
      </div>
      {isShown && children}
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
          onClick={() => onOpen({ what: 'add', parent: entry })}
        />
      )}
      <IconButton icon="pencil" label={t('admin.edit', { name })} onClick={() => onOpen({ what: 'edit', entry })} />
      <IconButton
        icon="trash-2"
        label={t('admin.remove', { name })}
        onClick={() => onOpen({ what: 'remove', entry })}
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
      className="rounded-control hover:bg-paper inline-flex size-11 flex-none items-center justify-center aria-disabled:opacity-30 sm:size-9"
    >
      <Icon name={icon} size={18} />
    </button>
  )
}
