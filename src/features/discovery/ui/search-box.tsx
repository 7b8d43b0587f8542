import { clsx } from 'clsx'
import { useEffect } from 'react'
import { useHref } from 'react-router'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { filterKeys } from '../filters.ts'
import { forgetSearch, useRecentSearches } from './recent-searches.ts'
import { SuggestField } from './suggest-field.tsx'
import { type SearchChoice, useSearchForm } from './use-search-form.ts'
import type { Search } from './use-search.ts'
import { useSlashKey } from './use-slash-key.ts'
import { useTranslation } from './use-translation.ts'

type BoxProps = SearchChoice & {
  /** The displayed search; its words and filters are kept. */
  search?: Search
  /** `sheet`: the fields one above the other, and the suggestions below both. */
  size?: 'md' | 'lg' | 'sheet'
  /** Whether the box takes the focus when it is mounted. */
  hasFocus?: boolean
}

/**
 * What, where, and a button. A chosen category or area is a chip in its field until it is removed. Without JavaScript it
 * is a plain form, and the server appends a typed place to the query.
 */
export function SearchBox({ search, size = 'md', hasFocus = false, ...given }: BoxProps) {
  const t = useTranslation()
  const { form, whatInput, whereInput, category, area, ...box } = useSearchForm(given, search)
  const recent = useRecentSearches()
  useSlashKey(() => whatInput.current?.select())
  useEffect(() => {
    if (hasFocus) whatInput.current?.select()
  }, [hasFocus, whatInput])
  // On a results page the box is compact on phones: the button is beside the place field.
  const isLarge = size === 'lg'
  const isSheet = size === 'sheet'
  return (
    <form
      ref={form}
      action={useHref('/explore')}
      role="search"
      aria-label={t('box.label')}
      onSubmit={(event) => {
        event.preventDefault()
        box.go()
      }}
      className={clsx(
        'rounded-card border-line-strong bg-surface flex flex-wrap items-center border p-1.5',
        isSheet && 'relative',
        isLarge && 'shadow-soft',
      )}
    >
      <SuggestField
        kind="what"
        name="q"
        label={t('box.what')}
        placeholder={category ? t('box.more') : t('box.whatHint')}
        icon="search"
        text={box.what}
        chip={category}
        onRemoveChip={() => box.remove('category')}
        idleOptions={category ? [] : recent}
        onTextChange={box.setWhat}
        onChoose={box.chooseWhat}
        onRemove={({ slug }) => forgetSearch(slug)}
        input={whatInput}
        className="basis-full sm:basis-0"
        isListBelowForm={isSheet}
      />
      <span className="bg-line mx-3 h-px basis-full sm:mx-1 sm:h-7 sm:w-px sm:basis-auto" />
      <SuggestField
        kind="where"
        name={area ? undefined : 'where'}
        label={t('box.where')}
        placeholder={area ? '' : t(box.isLocating ? 'box.locating' : 'box.whereHint')}
        icon="map-pin"
        text={box.where}
        chip={area}
        onRemoveChip={() => box.remove('area')}
        idleOptions={area ? [] : [{ kind: 'near', slug: '', label: t('box.nearMe') }]}
        onTextChange={box.setWhere}
        onChoose={box.chooseWhere}
        input={whereInput}
        className={clsx(isLarge && 'basis-full sm:basis-0')}
        isListBelowForm={isSheet}
        // Below the button, which is for those who have chosen a trade and need no place.
        listClassName={isLarge ? 'mt-17' : undefined}
      />
      {category && <input type="hidden" name="category" value={category.slug} />}
      {area && <input type="hidden" name="area" value={area.slug} />}
      {search &&
        filterKeys.map((key) => {
          const value = search.state[key]
          return key === 'category' || key === 'area' || value === undefined ? null : (
            <input key={key} type="hidden" name={key} value={value} />
          )
        })}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className={clsx(
          'flex-none sm:ml-1.5',
          isLarge ? 'mt-1.5 w-full sm:mt-0 sm:w-auto' : 'max-sm:size-12 max-sm:px-0',
        )}
      >
        <Icon name="search" className={clsx(!isLarge && 'sm:hidden lg:block')} />
        <span className={clsx(!isLarge && 'max-sm:sr-only')}>{t('box.button')}</span>
      </Button>
    </form>
  )
}
