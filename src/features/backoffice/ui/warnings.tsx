import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { usePublicSettings } from '#features/settings/ui/settings-queries.ts'
import { formatList } from '#platform/format-list.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { backofficeApi } from '../api.ts'
import { useTranslation } from './use-translation.ts'

/** Warns admins while a payment method has no payee, and while the privacy policy names nobody (docs/product.md). */
export function Warnings() {
  const t = useTranslation()
  const locale = useLocale()
  const isDemo = usePublicSettings()?.isDemo
  const { data } = useQuery(useApi(backofficeApi).getWarnings.queryOptions({ input: {}, staleTime: 0 }))
  if (!data) return null
  const methods = formatList(
    data.placeholders.map((method) => t(`warning.${method}`)),
    locale,
  )
  return (
    <div className="flex flex-col gap-4 not-empty:mb-8">
      {data.placeholders.length > 0 && (
        <Warning
          title={t('warning.title', { methods })}
          text={t(isDemo ? 'warning.textDemo' : 'warning.text')}
          path="/admin/settings#payments"
        />
      )}
      {data.isDataUserMissing && (
        <Warning title={t('warning.dataUser')} text={t('warning.dataUserText')} path="/admin/settings#legal" />
      )}
    </div>
  )
}

function Warning({ title, text, path }: { title: string; text: string; path: string }) {
  const t = useTranslation()
  return (
    <div role="note" className="rounded-card bg-gold-soft text-gold-ink flex items-start gap-3 p-4">
      <Icon name="triangle-alert" className="mt-0.5 flex-none" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-sm">
          {text}{' '}
          <Link to={path} className="font-semibold underline">
            {t('warning.link')}
          </Link>
        </p>
      </div>
    </div>
  )
}
