import { clsx } from 'clsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import type { Suggestion } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

/** A suggestion, or something offered while the field is empty: a recent search (its path as slug), near me. */
export type Option = Pick<Suggestion, 'slug' | 'label'> &
  Partial<Pick<Suggestion, 'lang' | 'icon' | 'detail' | 'area'>> & {
    kind: Suggestion['kind'] | 'recent' | 'clear' | 'near'
  }

const isRemovable = (option: Option | undefined) => option?.kind === 'recent'

const kindIcons: Record<Option['kind'], string> = {
  category: 'layout-grid',
  problem: 'layout-grid',
  area: 'map-pin',
  listing: 'store',
  recent: 'clock',
  clear: 'x',
  near: 'navigation',
}

export type ListProps = {
  /** Prefix of the ids of the list and its options. */
  id: string
  label: string
  suggestions: Option[]
  activeIndex: number
  onChoose: (option: Option) => void
  /** Removes a recent search. */
  onRemove: (option: Option) => void
}

/** The suggestions of a field: a listbox, and buttons beside it that remove recent searches. */
export function SuggestList({ id, label, suggestions, activeIndex, onChoose, onRemove }: ListProps) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <>
      <div id={`${id}-list`} role="listbox" aria-label={label} className="min-w-0 flex-1">
        {suggestions.map((suggestion, index) => (
          <button
            key={`${suggestion.kind} ${suggestion.slug} ${suggestion.label} ${suggestion.area?.slug}`}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === activeIndex}
            // Keeps the focus in the field; otherwise its blur would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
            className={clsx(
              'flex min-h-11 w-full items-center gap-3 px-4 py-1.5 text-left',
              index === activeIndex ? 'bg-sunken' : 'hover:bg-sunken',
            )}
          >
            <Icon name={suggestion.icon ?? kindIcons[suggestion.kind]} size={18} className="text-muted" alone />
            <span className="min-w-0 flex-1">
              <span lang={suggestion.lang === locale ? undefined : suggestion.lang} className="block truncate">
                {suggestion.area
                  ? t('heading.categoryArea', { category: suggestion.label, area: suggestion.area.name })
                  : suggestion.label}
              </span>
              {suggestion.detail && <span className="text-muted block truncate text-sm">{suggestion.detail}</span>}
            </span>
          </button>
        ))}
      </div>
      {suggestions.some(isRemovable) && (
        // Beside the listbox, in which only options may be. The rows have the same height.
        <div>
          {suggestions.filter(isRemovable).map((suggestion) => (
            <button
              key={suggestion.slug}
              type="button"
              tabIndex={-1}
              aria-label={t('box.removeRecent', { search: suggestion.label })}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onRemove(suggestion)}
              className="text-muted hover:bg-sunken flex size-11 items-center justify-center"
            >
              <Icon name="x" size={16} />
            </button>
          ))}
        </div>
      )}
    </>
  )
}
