import { clsx } from 'clsx'
import { useEffect, useEffectEvent, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useUncontrolled } from '#platform/ui/use-uncontrolled.ts'
import { maxWordsLength, reviewLanguages, reviewStages, type ReviewFilter, type ReviewSort } from '../rules.ts'
import { isFiltered } from './review-query.ts'
import { useTranslation } from './use-translation.ts'

const control = 'border-line-strong bg-surface rounded-control min-h-11 border px-3'

/** Form that searches and filters the reviews through the URL. Without JavaScript the browser submits it. */
export function ReviewFilters({ query }: { query: ReviewFilter & { sort: ReviewSort } }) {
  const t = useTranslation()
  const navigate = useNavigate()
  const words = useUncontrolled<HTMLInputElement>(query.q ?? '')
  const apply = (form: HTMLFormElement) => {
    const typed = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][]
    void navigate(`?${new URLSearchParams(typed)}#reviews`, { replace: true, preventScrollReset: true })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(event.currentTarget)
  }
  return (
    <form method="get" action="#reviews" role="search" aria-label={t('filter.open')} onSubmit={submit} className="mt-2">
      <input type="hidden" name="reviews" value={query.sort} />
      <input type="hidden" name="filter" value="on" />
      <div className="flex flex-wrap gap-2">
        <input
          ref={words}
          type="search"
          name="words"
          aria-label={t('filter.words')}
          placeholder={t('filter.words')}
          defaultValue={query.q}
          maxLength={maxWordsLength}
          className={`${control} min-w-48 flex-1`}
        />
        <Button type="submit">
          <Icon name="search" size={18} />
          {t('filter.search')}
        </Button>
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <Choice
          name="stars"
          chosen={query.rating}
          label={t('filter.stars')}
          onChoose={apply}
          options={[5, 4, 3, 2, 1].map((stars) => [String(stars), t('filter.star', { count: stars })])}
        />
        <Choice
          name="stage"
          chosen={query.stage}
          label={t('filter.stage')}
          onChoose={apply}
          options={reviewStages.toReversed().map((stage) => [stage, t(`reviews.stage.${stage}`)])}
        />
        <Choice
          name="in"
          chosen={query.language}
          label={t('filter.language')}
          onChoose={apply}
          options={reviewLanguages.map((language) => [language, t(`filter.in.${language}`)])}
        />
        {isFiltered(query) && (
          <Link
            to={`?reviews=${query.sort}&filter=on#reviews`}
            replace
            preventScrollReset
            rel="nofollow"
            className="text-primary inline-flex min-h-11 items-center underline"
          >
            {t('filter.clear')}
          </Link>
        )}
      </div>
    </form>
  )
}

type ChoiceProps = {
  name: string
  chosen: string | number | undefined
  label: string
  options: (readonly [string, string])[]
  onChoose: (form: HTMLFormElement) => void
}

/** Uncontrolled, so that a second choice is added to one whose reviews are still loading. */
function Choice({ name, chosen, label, options, onChoose }: ChoiceProps) {
  const value = String(chosen ?? '')
  const select = useUncontrolled<HTMLSelectElement>(value)
  const applyEarlyChoice = useEffectEvent(() => {
    if (select.current!.value !== value) onChoose(select.current!.form!)
  })
  // One may choose before this part, which is loaded on demand, has its script.
  useEffect(() => applyEarlyChoice(), [])
  return (
    <select
      ref={select}
      name={name}
      aria-label={label}
      defaultValue={value}
      onChange={(event) => onChoose(event.currentTarget.form!)}
      className={clsx(control, 'max-sm:flex-1')}
    >
      <option value="">{label}</option>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  )
}
