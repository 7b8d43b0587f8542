import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { usePublicSettings } from '#features/settings/ui/settings-queries.ts'
import { formatList } from '#platform/format-list.ts'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { billingApi } from '../api.ts'
import { useTranslation } from './use-translation.ts'

const tabs = [
  ['/admin/subscriptions', 'admin.payments'],
  ['/admin/subscriptions/held', 'admin.held'],
  ['/admin/plans', 'admin.catalogue'],
] as const
type Title = (typeof tabs)[number][1]

/** Layout of the admin screens for payments and plans: title, tabs and the warning about methods without a payee. */
export function BillingAdmin({
  title,
  text,
  action,
  children,
}: {
  title: Title
  text: string
  action?: ReactNode
  children: ReactNode
}) {
  const t = useTranslation()
  return (
    <>
      <PageHead title={t(title)} text={text}>
        {action}
      </PageHead>
      <UnsetMethodsWarning />
      <nav aria-label={t('admin.payments')} className="border-line mb-4 flex flex-wrap gap-1 border-b">
        {tabs.map(([to, labelKey]) => (
          <NavLink
            key={to}
            to={to}
            end
            className="aria-[current=page]:border-primary hover:bg-sunken inline-flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-semibold"
          >
            {t(labelKey)}
          </NavLink>
        ))}
      </nav>
      {children}
    </>
  )
}

/** Shown while an enabled method has no payee. */
function UnsetMethodsWarning() {
  const t = useTranslation()
  const locale = useLocale()
  const isDemo = usePublicSettings()?.isDemo
  const unset = useQuery(useApi(billingApi).findUnsetMethods.queryOptions({ input: {}, staleTime: 0 })).data ?? []
  if (unset.length === 0) return null
  const methods = formatList(
    unset.map((method) => t(`methods.${method}`)),
    locale,
  )
  return (
    <p role="status" className="rounded-card bg-accent-soft text-accent mb-4 p-3 text-sm font-medium">
      {t(isDemo ? 'admin.unsetDemo' : 'admin.unset', { methods })}{' '}
      <Link to="/admin/settings#payments" className="whitespace-nowrap underline">
        {t('admin.toSettings')}
      </Link>
    </p>
  )
}
