import { clsx } from 'clsx'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useHref, useNavigate } from 'react-router'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import type { Suggestion } from '../contract.ts'
import { searchFromUrl, searchPath } from '../rules/search-state.ts'
import { SuggestField } from './suggest-field.tsx'
import { useTranslation } from './use-translation.ts'

type Place = { slug: string; name: string }

/** `/` focuses the search box, unless the focus is in an editable element. */
function useSlashKey(focus: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null
      const isEditable = target?.isContentEditable || target?.matches('input, textarea, select')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isEditable) return
      event.preventDefault()
      focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

/**
 * Fields for what and where, and a button. Without JavaScript it is a plain form, and the server appends the place to the
 * query. A suggested category or listing opens immediately; a suggested place is submitted with the search.
 */
export function SearchBox({
  q = '',
  area = null,
  size = 'md',
}: {
  q?: string
  area?: Place | null
  size?: 'md' | 'lg'
}) {
  const t = useTranslation()
  const navigate = useNavigate()
  const [what, setWhat] = useState(q)
  const [where, setWhere] = useState(area?.name ?? '')
  const [place, setPlace] = useState(area)
  const whatInput = useRef<HTMLInputElement>(null)
  useSlashKey(() => whatInput.current?.select())

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') fields.set(name, value)
    void navigate(searchPath(searchFromUrl({ searchParams: fields })))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const chooseWhat = ({ kind, slug, label }: Suggestion) => {
    if (kind === 'area') {
      setWhat('')
      setWhere(label)
      setPlace({ slug, name: label })
      void navigate(searchPath({ area: slug, sort: 'featured' }))
    } else if (kind === 'category')
      void navigate(searchPath({ category: slug, area: place?.slug, sort: 'featured' }, 'category'))
    else void navigate(`/service/${slug}`)
  }
  const chooseWhere = ({ slug, label }: Suggestion) => {
    setWhere(label)
    setPlace({ slug, name: label })
  }
  // On a results page the box is compact on phones: the button is beside the place field.
  const isLarge = size === 'lg'
  return (
    <form
      action={useHref('/explore')}
      role="search"
      aria-label={t('box.label')}
      onSubmit={submit}
      className={clsx(
        'rounded-card border-line-strong bg-surface flex flex-wrap items-center border p-1.5',
        isLarge && 'shadow-soft',
      )}
    >
      <SuggestField
        kind="what"
        name="q"
        label={t('box.what')}
        placeholder={t('box.whatHint')}
        icon="search"
        text={what}
        onTextChange={setWhat}
        onChoose={chooseWhat}
        input={whatInput}
        className="basis-full sm:basis-0"
      />
      <span className="bg-line mx-3 h-px basis-full sm:mx-1 sm:h-7 sm:w-px sm:basis-auto" />
      <SuggestField
        kind="where"
        name={place ? undefined : 'where'}
        label={t('box.where')}
        placeholder={t('box.whereHint')}
        icon="map-pin"
        text={where}
        onTextChange={(text) => {
          setWhere(text)
          setPlace(null)
        }}
        onChoose={chooseWhere}
        className={clsx(isLarge && 'basis-full sm:basis-0')}
      />
      {place && <input type="hidden" name="area" value={place.slug} />}
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
