import { useState } from 'react'
import type { SiteAnalytics } from '../contract.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { FigureSection, PlainTable } from './plain-table.tsx'
import { useAssignPhrase } from './use-assign-phrase.ts'
import { useNumbers } from './use-numbers.ts'
import { useTranslation } from './use-translation.ts'

const linkButton =
  'text-primary inline-flex min-h-11 items-center font-semibold whitespace-nowrap hover:underline lg:min-h-9'

/** Searches that found nothing. An admin assigns each to the category that it should have found. */
export function Misses({ misses }: Pick<SiteAnalytics, 'misses'>) {
  const t = useTranslation()
  const { day, number } = useNumbers()
  const { assign, withdraw } = useAssignPhrase()
  const [chosen, setChosen] = useState<string | null>(null)
  if (misses.length === 0)
    return (
      <FigureSection title={t('misses.title')} text={t('misses.text')}>
        <p>{t('misses.none')}</p>
      </FigureSection>
    )
  return (
    <FigureSection title={t('misses.title')} text={t('misses.text')}>
      <PlainTable
        label={t('misses.title')}
        head={[t('misses.query'), t('misses.count'), t('misses.last'), t('misses.category')]}
        rows={misses.map(({ query, count, lastDay, category }) => [
          query,
          number(count),
          day(lastDay),
          category ? (
            <span className="inline-flex flex-wrap items-center justify-end gap-x-3">
              {category.name}
              <button
                type="button"
                aria-label={t('misses.withdrawFrom', { query, name: category.name })}
                onClick={() => void withdraw(query, category)}
                className={linkButton}
              >
                {t('misses.withdraw')}
              </button>
            </span>
          ) : (
            <button
              type="button"
              aria-label={t('misses.assignTo', { query })}
              onClick={() => setChosen(query)}
              className={linkButton}
            >
              {t('misses.assign')}
            </button>
          ),
        ])}
      />
      {chosen !== null && (
        <AssignDialog
          query={chosen}
          onClose={() => setChosen(null)}
          onAssign={(category) => {
            setChosen(null)
            void assign(chosen, category)
          }}
        />
      )}
    </FigureSection>
  )
}
