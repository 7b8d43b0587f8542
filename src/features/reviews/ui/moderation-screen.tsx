import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { LocalizedText } from '#features/listings/ui/localized-text.tsx'
import type { FeatureQueries } from '#platform/api.ts'
import { byCursor } from '#platform/by-cursor.ts'
import { Button } from '#platform/ui/button.tsx'
import { DataTable, type Column } from '#platform/ui/data-table.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { Stars } from '#platform/ui/stars.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useTableState } from '#platform/ui/use-table-state.ts'
import { anyText, type KnownParams } from '#shared/known-params.ts'
import type { Locale } from '#shared/locale.ts'
import { truncateText } from '#shared/text.ts'
import { reviewsApi } from '../api.ts'
import type { ModeratedReview, reviewsContract } from '../contract.ts'
import { moderatedStatusOf, reviewChecks, reviewStatuses } from '../rules.ts'
import { HideDialog } from './hide-dialog.tsx'
import { ModeratedDialog } from './moderated-dialog.tsx'
import { useModerate } from './use-moderate.ts'
import { useTranslation } from './use-translation.ts'

const filterNames = ['q', 'status', 'check', 'rating'] as const
type Filters = Record<(typeof filterNames)[number], string>

/** The status of the shown reviews: pending ones by default, while a search is about all. */
const statusOf = ({ status, q }: Filters) =>
  reviewStatuses.find((one) => one === status) ?? (q || status === 'all' ? undefined : 'pending')

/** Pages of the table. Invalid filter values from the URL are ignored. */
export function moderationPages(api: FeatureQueries<typeof reviewsContract>, locale: Locale, filters: Filters) {
  const status = statusOf(filters)
  const check = reviewChecks.find((one) => one === filters.check)
  const rating = [1, 2, 3, 4, 5].find((one) => String(one) === filters.rating)
  const q = truncateText(filters.q, 200) || undefined
  return api.findForModeration.infiniteOptions(byCursor({ locale, status, check, rating, q }))
}

export const moderationParams: KnownParams = {
  q: anyText,
  status: [...reviewStatuses, 'all'],
  check: reviewChecks,
  rating: [1, 2, 3, 4, 5],
  sort: [],
}

export function filtersOf(parameters: URLSearchParams): Filters {
  const param = (name: string) => parameters.get(name) ?? ''
  return { q: param('q'), status: param('status'), check: param('check'), rating: param('rating') }
}

/** Moderation table: publish, hide and restore reviews, single or in bulk, with undo. */
export function ModerationScreen() {
  const t = useTranslation()
  const state = useTableState(filterNames, '')
  const pages = useInfiniteQuery(moderationPages(useApi(reviewsApi), useLocale(), state.filters))
  const columns = useReviewColumns()
  const { moderate, isSent } = useModerate()
  const [hiding, setHiding] = useState<{ rows: ModeratedReview[]; done: () => void }>()
  const [open, setOpen] = useState<ModeratedReview>()
  const waiting = pages.data?.pages[0]?.waiting ?? 0
  const isSearch = state.chosen.filters.q !== ''
  const noop = () => {}
  const publish = (rows: ModeratedReview[], done: () => void) => {
    done()
    void moderate(rows, 'publish')
  }
  const hide = (rows: ModeratedReview[], done: () => void) => setHiding({ rows, done })
  const bulk = (rows: ModeratedReview[], clear: () => void) => (
    <>
      <Button size="sm" variant="primary" className="max-lg:min-h-11" onClick={() => publish(rows, clear)}>
        {t('admin.publish')}
      </Button>
      <Button size="sm" className="max-lg:min-h-11" onClick={() => hide(rows, clear)}>
        {t('admin.hide')}
      </Button>
    </>
  )
  return (
    <>
      <PageHead title={t('admin.table')} text={waiting > 0 ? t('admin.waiting', { count: waiting }) : undefined} />
      <DataTable
        id="reviews"
        label={t('admin.table')}
        columns={columns}
        pages={pages}
        state={state}
        filters={[
          { kind: 'search', name: 'q', label: t('admin.search') },
          {
            kind: 'select',
            name: 'status',
            label: t(isSearch ? 'admin.all' : 'status.pending'),
            options: [
              ...reviewStatuses
                .filter((one) => isSearch || one !== 'pending')
                .map((one) => [one, t(`status.${one}`)] as const),
              ...(isSearch ? [] : [['all', t('admin.all')] as const]),
            ],
          },
          {
            kind: 'select',
            name: 'check',
            label: t('admin.check'),
            options: reviewChecks.map((one) => [one, t(`check.${one}`)] as const),
          },
          {
            kind: 'select',
            name: 'rating',
            label: t('admin.rating'),
            options: [5, 4, 3, 2, 1].map((one) => [String(one), t('admin.stars', { count: one })] as const),
          },
        ]}
        idOf={({ id }) => id}
        nameOf={(review) =>
          t('admin.row', { listing: review.listing.name.text, author: review.author?.name ?? t('admin.former') })
        }
        empty={{
          icon: 'star',
          title: t('admin.empty'),
          children: <Button onClick={() => state.setFilter('status', 'all')}>{t('admin.all')}</Button>,
        }}
        // Elsewhere a decided review stays in the list.
        isHidden={({ id }) => statusOf(state.filters) === 'pending' && isSent(id)}
        onOpen={setOpen}
        keys={[
          { key: 'a', label: t('admin.publish'), onPress: publish },
          { key: 'r', label: t('admin.hide'), onPress: hide },
        ]}
        bulk={bulk}
      />
      <HideDialog
        count={hiding?.rows.length ?? 0}
        onClose={() => setHiding(undefined)}
        onHide={async (reason) => {
          setHiding(undefined)
          if (!hiding) return
          hiding.done()
          await moderate(hiding.rows, 'hide', reason)
        }}
      />
      <ModeratedDialog
        review={open}
        onClose={() => setOpen(undefined)}
        onPublish={(review) => publish([review], () => setOpen(undefined))}
        onHide={(review) => {
          setOpen(undefined)
          hide([review], noop)
        }}
      />
    </>
  )
}

function useReviewColumns(): Column<ModeratedReview>[] {
  const t = useTranslation()
  const { date } = useFormat()
  return [
    {
      key: 'review',
      head: t('admin.review'),
      isTitle: true,
      cell: ({ rating, title, body, language }) => (
        <div className="max-w-xl">
          <Stars rating={rating} label={t('reviews.outOf', { rating })} height={14} />
          <p lang={language} className="line-clamp-2 font-normal wrap-anywhere md:min-w-52">
            {title && <span className="font-semibold">{title} </span>}
            <span>{body}</span>
          </p>
        </div>
      ),
    },
    {
      key: 'state',
      head: t('admin.state'),
      cell: ({ status, isHeld, hiddenReason, openReports, trippedChecks }) => (
        <>
          <span
            className={clsx(
              'whitespace-nowrap',
              (status === 'pending' || isHeld) && 'bg-gold-soft rounded px-1.5 font-semibold',
            )}
          >
            {t(`status.${moderatedStatusOf({ status, isHeld })}`)}
          </span>
          {trippedChecks.length > 0 && (
            <span className="mt-1 block md:min-w-28">
              {trippedChecks.map((check) => t(`check.${check}`)).join(' · ')}
            </span>
          )}
          {hiddenReason && <p className="text-muted break-normal">{t(`reason.${hiddenReason}`)}</p>}
          {openReports > 0 && <p className="text-accent">{t('admin.reports', { count: openReports })}</p>}
        </>
      ),
    },
    {
      key: 'listing',
      head: t('admin.listing'),
      cell: ({ listing }) => (
        <Link to={listingPath(listing.slug)} className="text-primary break-normal hover:underline">
          <LocalizedText text={listing.name} />
        </Link>
      ),
    },
    {
      key: 'author',
      head: t('admin.author'),
      cell: ({ author }) => (author ? author.name || author.email : t('admin.former')),
    },
    {
      key: 'date',
      head: t('admin.date'),
      cell: ({ createdAt }) => date(createdAt),
    },
  ]
}
