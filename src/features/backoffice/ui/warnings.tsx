import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { backofficeApi } from '../api.ts'
import { useTranslation } from './use-translation.ts'

/** Warns admins while a payment method uses its built-in placeholder payee (docs/product.md). */
export function Warnings() {
  const t = useTranslation()
  const locale = useLocale()
  const { data } = useQuery(useApi(backofficeApi).getWarnings.queryOptions({ input: {}, staleTime: 0 }))
  if (!data || data.placeholders.length === 0) return null
  const methods = new Intl.ListFormat(locale).format(data.placeholders.map((method) => t(`warning.${method}`)))
  return (
    <div role="note" className="rounded-card bg-gold-soft text-gold-ink mb-4 flex items-start gap-3 p-4">
      <Icon name="triangle-alert" className="mt-0.5 flex-none" />
      <div>
        <p className="font-semibold">{t('warning.title', { methods })}</p>
        <p className="text-sm">
          {t('warning.text')}{' '}
          <Link to="/admin/settings#payments" className="font-semibold underline">
            {t('warning.link')}
          </Link>
        </p>
      </div>
    </div>
  )
}
