import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { minReplyAnswers } from '#features/listings/rules/reply-speed.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { coachApi } from '../api.ts'
import { pathOf } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

/** How complete an own listing is, and each missing part as a link to where it is done. */
export function CoachPanel({ listingId, listingIds }: { listingId: string; listingIds: string[] }) {
  const t = useTranslation()
  const scores = useQuery(useApi(coachApi).find.queryOptions({ input: { ids: listingIds } }))
  const coach = scores.data?.find((one) => one.listingId === listingId)
  // Holds the place of the closed panel.
  if (!coach) return <div className="mt-3 h-11" />
  const { score, missing, slug, replyAnswers, repliesQuickly } = coach
  return (
    <details className="group border-line mt-3 border-t" open={score < 60}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-3">
        <span className="font-semibold">{t('score', { score })}</span>
        <progress max={100} value={score} aria-label={t('score', { score })} className="min-w-0 flex-1" />
        <Icon name="chevron-down" size={18} className="text-muted flex-none group-open:rotate-180" />
      </summary>
      {missing.length === 0 ? (
        <p className="pb-2">{t('complete')}</p>
      ) : (
        <ul>
          {missing.map(({ part, points, effect }) => (
            <li key={part}>
              <Link
                to={pathOf(part, { id: listingId, slug })}
                className="hover:bg-sunken rounded-control flex min-h-11 flex-wrap items-center gap-x-3 px-2 py-1"
              >
                <Icon name="circle-plus" size={18} className="text-primary flex-none" />
                <span className="min-w-[8em] flex-1 wrap-anywhere break-keep">
                  {t(`part.${part}`)}
                  {effect && <span className="text-muted block text-sm">{t('effect', effect)}</span>}
                </span>
                <span className="text-muted tabular ml-auto flex-none text-sm">{t('points', { count: points })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 pb-1 text-sm">
        {replyAnswers
          ? t(repliesQuickly ? 'replies.quick' : 'replies.slow', {
              quick: replyAnswers.sameDay,
              all: replyAnswers.count,
            })
          : t('replies.unknown', { least: minReplyAnswers })}
      </p>
      <p className="text-muted pb-1 text-sm">
        {t('note')}{' '}
        <Link to="/about#ranking" className="underline">
          {t('formula')}
        </Link>
      </p>
    </details>
  )
}
