import { clsx } from 'clsx'
import { lazy, Suspense, type ComponentType, type Ref } from 'react'
import { Icon } from '#platform/ui/icon.tsx'
import type { ListProps } from './suggest-list.tsx'
import { useCombobox, type ComboboxOptions } from './use-combobox.ts'
import { useTranslation } from './use-translation.ts'

/** Loaded when there is something to suggest. Without it, offline, the field still works. */
const SuggestList = lazy((): Promise<{ default: ComponentType<ListProps> }> =>
  import('./suggest-list.tsx').then(
    ({ SuggestList: list }) => ({ default: list }),
    () => ({ default: () => null }),
  ),
)

type FieldProps = ComboboxOptions & {
  /** Name of the form field; undefined while another field submits the choice. */
  name: string | undefined
  label: string
  placeholder: string
  icon: string
  input?: Ref<HTMLInputElement>
  className?: string
  /** Where the list begins. */
  listClassName?: string
  /** Whether the list stands below the form, which is positioned, instead of covering what is below the field. */
  isListBelowForm?: boolean
}

/** A text field with suggestions, and the chosen category or area in it. */
export function SuggestField({
  name,
  label,
  placeholder,
  icon,
  input,
  className,
  listClassName = 'mt-1',
  isListBelowForm = false,
  ...options
}: FieldProps) {
  const { chip, onRemoveChip, onRemove } = options
  const { id, suggestions, isShown, activeIndex, choose, inputProps } = useCombobox(options)
  return (
    <div className={clsx('min-w-0 flex-1', !isListBelowForm && 'relative', className)}>
      <div className="relative flex items-center">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <Icon name={icon} className="text-muted pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2" />
        {chip && <ChosenChip name={chip.name} onRemove={onRemoveChip} />}
        <input
          ref={input}
          name={name}
          type="text"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder={placeholder}
          data-first-focus={isListBelowForm && options.kind === 'what' ? '' : undefined}
          {...inputProps}
          className={clsx(
            'rounded-control placeholder:text-muted h-12 w-full min-w-0 bg-transparent pr-3 text-ellipsis',
            chip ? 'pl-1' : 'pl-11',
          )}
        />
      </div>
      <div
        hidden={!isShown}
        className={clsx(
          'rounded-card border-line bg-surface shadow-soft absolute inset-x-0 top-full z-40 flex overflow-y-auto border py-1 sm:mt-2 sm:min-w-80 [&[hidden]]:hidden',
          isListBelowForm ? 'mt-2 max-h-[calc(100dvh-14rem)]' : ['max-h-96', listClassName],
        )}
      >
        {isShown && (
          <Suspense>
            <SuggestList
              {...{ id, label, suggestions, activeIndex }}
              onChoose={choose}
              onRemove={(suggestion) => onRemove?.(suggestion)}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** The chosen category or area, before the words of the field. */
function ChosenChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useTranslation()
  return (
    <span className="bg-primary-soft ml-11 inline-flex h-9 min-w-0 flex-none items-center rounded-full pl-3 text-sm font-medium noscript:pr-3">
      <span title={name} className="max-w-32 truncate sm:max-lg:max-w-24 lg:max-w-64">
        {name}
      </span>
      <button
        type="button"
        aria-label={t('active.remove', { name })}
        onClick={onRemove}
        className="inline-flex size-11 items-center justify-center noscript:hidden"
      >
        <Icon name="x" size={16} />
      </button>
    </span>
  )
}
