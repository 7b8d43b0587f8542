import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useFreshPassword } from '#features/accounts/ui/fresh-password.tsx'
import { planKeys } from '#features/billing/rules.ts'
import { useTranslation as usePlanTranslation } from '#features/billing/ui/use-translation.ts'
import { catalogApi } from '#features/catalog/api.ts'
import { listingStatuses } from '#features/listings/rules.ts'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { LocalizedText } from '#features/listings/ui/localized-text.tsx'
import { useManageListings } from '#features/moderation/ui/use-manage-listings.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { type Column, DataTable } from '#platform/ui/data-table.tsx'
import { EmailAddress } from '#platform/ui/email-address.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi, useApiClient, useLocale } from '#platform/ui/scope.tsx'
import type { TableFilter } from '#platform/ui/table-tools.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useTableState } from '#platform/ui/use-table-state.ts'
import { formatPhone } from '#shared/hk-phone.ts'
import { backofficeApi } from '../api.ts'
import type { ListedListing } from '../contract/listings.ts'
import { listedOrigins, missingLanguages } from '../rules/listings.ts'
import { listedFilters, listedPages, toListedFilter } from './listing-queries.ts'
import { useTranslation } from './use-translation.ts'

type Manage = ReturnType<typeof useManageListings>

/** All listings in any status: search, filters, bulk acts and CSV. */
export function ListingsScreen() {
  const t = useTranslation()
  const locale = useLocale()
  const [params] = useSearchParams()
  const state = useTableState(listedFilters, '-submitted')
  const filter = toListedFilter(params)
  const pages = useInfiniteQuery(listedPages(useApi(backofficeApi), locale, filter))
  const manage = useManageListings()
  const { download, dialog } = useExport()
  const bulk = (rows: ListedListing[], clear: () => void) => <BulkActs rows={rows} clear={clear} manage={manage} />
  return (
    <>
      <PageHead title={t('screen.listings')} text={t('listings.text')}>
        <Button onClick={() => void download(state.filters, filter.sort)}>
          <Icon name="download" size={18} />
          {t('listings.export')}
        </Button>
        <ButtonLink to="/admin/create-listing" variant="primary">
          <Icon name="plus" size={18} />
          {t('listings.create')}
        </ButtonLink>
      </PageHead>
      <DataTable
        id="listings"
        label={t('screen.listings')}
        columns={useListingColumns(manage)}
        pages={pages}
        state={state}
        filters={useListingFilters()}
        idOf={({ id }) => id}
        nameOf={({ name }) => name.text}
        empty={{ icon: 'store', title: t('listings.empty') }}
        bulk={bulk}
      />
      {manage.dialog}
      {dialog}
    </>
  )
}

/** Downloads the filtered list after the password was confirmed. */
function useExport() {
  const calls = useApiClient(backofficeApi)
  const { withPassword, dialog } = useFreshPassword()
  const download = async (filters: Record<string, string>, sort: string) => {
    const isOpen = await withPassword(() => calls.openListingsExport({})).then(
      () => true,
      () => false,
    )
    const query = new URLSearchParams({ ...filters, sort })
    for (const [name, value] of Object.entries(filters)) if (value === '') query.delete(name)
    if (isOpen) window.location.assign(`/api/all-listings.csv?${query}`)
  }
  return { download, dialog }
}

function BulkActs({ rows, clear, manage }: { rows: ListedListing[]; clear: () => void; manage: Manage }) {
  const t = useTranslation()
  const live = rows.filter(({ status }) => status === 'approved')
  const rejected = rows.filter(({ status }) => status === 'rejected')
  const look = { size: 'sm', className: 'max-lg:min-h-11' } as const
  return (
    <>
      {rejected.length > 0 && (
        <Button {...look} variant="primary" onClick={() => manage.approveAgain(rejected, clear)}>
          {t('listings.approveAgain', { count: rejected.length })}
        </Button>
      )}
      {live.length > 0 && (
        <Button {...look} onClick={() => manage.takeDown(live, clear)}>
          {t('listings.takeDown', { count: live.length })}
        </Button>
      )}
      <Button {...look} onClick={() => manage.remove(rows, clear)}>
        {t('listings.remove', { count: rows.length })}
      </Button>
    </>
  )
}

function useListingFilters(): TableFilter<(typeof listedFilters)[number]>[] {
  const t = useTranslation()
  const plan = usePlanTranslation()
  const { data } = useQuery(useApi(catalogApi).findChoices.queryOptions({ input: { locale: useLocale() } }))
  const { groups = [], categories = [], areas = [] } = data ?? {}
  const depthOf = (parent: string | null): number =>
    parent === null ? 0 : 1 + depthOf(areas.find(({ slug }) => slug === parent)?.parentSlug ?? null)
  return [
    { name: 'q', kind: 'search', label: t('listings.search') },
    {
      name: 'status',
      kind: 'select',
      label: t('listings.anyStatus'),
      options: listingStatuses.map((one) => [one, t(`listings.status.${one}`)]),
    },
    {
      name: 'plan',
      kind: 'select',
      label: t('listings.anyPlan'),
      options: planKeys.map((one) => [one, plan(`plan.${one}`)]),
    },
    {
      name: 'category',
      kind: 'select',
      label: t('listings.anyCategory'),
      options: groups.flatMap((group) => [
        [group.slug, group.name] as const,
        ...categories
          .filter(({ groupSlug }) => groupSlug === group.slug)
          .map(({ slug, name }) => [slug, `\u2003${name}`] as const),
      ]),
    },
    {
      name: 'area',
      kind: 'select',
      label: t('listings.anyArea'),
      options: areas.map(({ slug, name, parentSlug }) => [slug, '\u2003'.repeat(depthOf(parentSlug)) + name]),
    },
    {
      name: 'origin',
      kind: 'select',
      label: t('listings.anyOrigin'),
      options: listedOrigins.map((one) => [one, t(`listings.origin.${one}`)]),
    },
    {
      name: 'missing',
      kind: 'select',
      label: t('listings.anyLanguage'),
      options: missingLanguages.map((one) => [one, t(`listings.missing.${one}`)]),
    },
  ]
}

function useListingColumns(manage: Manage): Column<ListedListing>[] {
  const t = useTranslation()
  const plan = usePlanTranslation()
  const { date, number } = useFormat()
  return [
    {
      key: 'name',
      head: t('listings.column.name'),
      isTitle: true,
      cell: ({ slug, name, otherName }) => (
        <Link to={listingPath(slug)} className="flex min-h-9 flex-col justify-center hover:underline md:min-w-40">
          <LocalizedText text={name} className="font-semibold" />
          {otherName && <LocalizedText text={otherName} className="text-muted block text-sm font-normal" />}
        </Link>
      ),
    },
    {
      key: 'status',
      head: t('listings.column.status'),
      cell: ({ status, rejectionCode, rejectionReason }) => (
        <>
          <span className="whitespace-nowrap">
            {t(rejectionCode === 'plan_limit' ? 'listings.planLimit' : `listings.status.${status}`)}
          </span>
          {rejectionReason && <p className="text-muted line-clamp-2 text-sm">{rejectionReason}</p>}
        </>
      ),
    },
    {
      key: 'owner',
      head: t('listings.column.owner'),
      cell: ({ owner }) =>
        owner ? (
          <Link to={`/admin/users/${owner.id}`} className="hover:underline">
            {owner.name || <EmailAddress email={owner.email} />}
          </Link>
        ) : (
          t('listings.origin.unclaimed')
        ),
    },
    {
      key: 'email',
      head: t('member.column.email'),
      isExtra: true,
      cell: ({ owner }) => owner && <EmailAddress email={owner.email} />,
    },
    {
      key: 'plan',
      head: t('member.column.plan'),
      cell: ({ planKey }) => planKey && plan(`plan.${planKey}`),
    },
    { key: 'category', head: t('listings.column.category'), cell: ({ category }) => category?.name },
    {
      key: 'whatsapp',
      head: 'WhatsApp',
      isExtra: true,
      cell: ({ whatsappNumber }) => <span className="tabular whitespace-nowrap">{formatPhone(whatsappNumber)}</span>,
    },
    {
      key: 'reviews',
      head: t('listings.column.reviews'),
      isNumber: true,
      isExtra: true,
      cell: ({ reviewCount }) => number(reviewCount),
    },
    {
      key: 'submitted',
      head: t('listings.column.submitted'),
      sort: 'submitted',
      cell: ({ createdAt }) => date(createdAt),
    },
    {
      key: 'acts',
      head: t('listings.column.acts'),
      cell: (row) => <RowActs row={row} manage={manage} />,
    },
  ]
}

function RowActs({ row, manage }: { row: ListedListing; manage: Manage }) {
  const t = useTranslation()
  const named = (act: string) => t('listings.actNamed', { act, name: row.name.text })
  const look = { size: 'sm', variant: 'ghost', className: 'max-lg:min-h-11' } as const
  const [edit, takeDown, approveAgain] = [t('listings.edit'), t('listings.takeDownOne'), t('listings.approveAgainOne')]
  return (
    <span className="flex flex-wrap gap-1">
      <ButtonLink {...look} to={`/admin/edit-listing/${row.id}`} aria-label={named(edit)}>
        {edit}
      </ButtonLink>
      {row.status === 'pending' && (
        <ButtonLink {...look} to="/admin/review-listings" aria-label={named(t('listings.review'))}>
          {t('listings.review')}
        </ButtonLink>
      )}
      {row.status === 'approved' && (
        <Button {...look} aria-label={named(takeDown)} onClick={() => manage.takeDown([row])}>
          {takeDown}
        </Button>
      )}
      {row.status === 'rejected' && (
        <Button {...look} aria-label={named(approveAgain)} onClick={() => manage.approveAgain([row])}>
          {approveAgain}
        </Button>
      )}
    </span>
  )
}
