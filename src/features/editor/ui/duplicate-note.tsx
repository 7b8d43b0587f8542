import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ListingContent } from '#features/listings/rules/content.ts'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { LocalizedText } from '#features/listings/ui/localized-text.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { editorApi } from '../api.ts'
import { useDebouncedValue } from './use-debounced-value.ts'
import { useTranslation } from './use-translation.ts'

/** Warns about listings with the same number or a similar name; does not block submission. */
export function DuplicateNote({ content, except }: { content: ListingContent; except: string | undefined }) {
  const t = useTranslation()
  const locale = useLocale()
  const { nameEn, nameZh, whatsappNumber } = content
  const debouncedInput = useDebouncedValue(JSON.stringify({ nameEn, nameZh, whatsappNumber, except }))
  const input = {
    ...(JSON.parse(debouncedInput) as Pick<ListingContent, 'nameEn' | 'nameZh' | 'whatsappNumber'>),
    locale,
  }
  const isEnabled = (nameEn ?? nameZh ?? '').length > 2 || whatsappNumber.length > 7
  const query = useApi(editorApi).checkDuplicates.queryOptions({ input })
  const { data: found = [] } = useQuery({ ...query, enabled: isEnabled, retry: false })
  return (
    <div role="status">
      {found.length > 0 && (
        <div className="rounded-card bg-gold-soft mb-5 p-4">
          <p className="font-semibold">{t('form.duplicate.title')}</p>
          <ul className="mt-1">
            {found.map(({ id, slug, name, isSameNumber, isOwn }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-2">
                <Link to={listingPath(slug)} target="_blank" className="inline-flex min-h-11 items-center underline">
                  <LocalizedText text={name} />
                </Link>
                <span className="text-muted text-sm">
                  {t(isSameNumber ? 'form.duplicate.number' : 'form.duplicate.name')}
                  {isOwn && <span>{` · ${t('form.duplicate.own')}`}</span>}
                </span>
              </li>
            ))}
          </ul>
          <p className="text-sm">{t('form.duplicate.text')}</p>
        </div>
      )}
    </div>
  )
}
