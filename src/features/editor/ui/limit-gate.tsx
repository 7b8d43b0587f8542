import { useInfiniteQuery } from '@tanstack/react-query'
import { pathToPlan, type PlanKey } from '#features/billing/rules.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { editorApi } from '../api.ts'
import type { DraftTerms } from '../contract.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { myListingsQuery } from './my-listings-query.ts'
import { useTranslation } from './use-translation.ts'

const maxShown = 3

/**
 * Told before the form of a new listing when the plan holds no further one. The ways on: edit one that
 * is there, upgrade, or write it all the same and have it kept.
 */
export function LimitGate({ terms, onContinue }: { terms: DraftTerms; onContinue: () => void }) {
  const t = useTranslation()
  const everything = { status: undefined, cursor: '' }
  const { data, isPending } = useInfiniteQuery(myListingsQuery(useApi(editorApi), useLocale(), everything))
  const own = data?.pages.flatMap(({ items }) => items).filter(({ status }) => status !== 'rejected') ?? []
  const upgrade = terms.liftedBy.listings as PlanKey | null
  // Without the listings, the first button would come later and push down the others.
  if (isPending) return <FormSkeleton />
  return (
    <section aria-labelledby="limit" className="rounded-card bg-gold-soft p-5 sm:p-6">
      <h2 id="limit" className="text-lg font-semibold">
        {t('form.listings.limit', { count: terms.plan.maxListings ?? 0 })}
      </h2>
      <p className="mt-1 max-w-prose">{t('limit.text')}</p>
      <div className="mt-5 flex flex-wrap items-start gap-3 max-sm:flex-col">
        {own.slice(0, maxShown).map(({ id, name }) => (
          <ButtonLink key={id} to={`/submit-listing?edit=${id}`} variant="primary">
            {t('limit.replace', { name: name.text })}
          </ButtonLink>
        ))}
        {upgrade && (
          <ButtonLink to={pathToPlan(upgrade, true)}>
            <Icon name="crown" size={18} className="text-gold-ink" />
            {t(`form.upgrade.${upgrade}`)}
          </ButtonLink>
        )}
        <Button variant="ghost" onClick={onContinue}>
          {t('limit.continue')}
        </Button>
      </div>
    </section>
  )
}
