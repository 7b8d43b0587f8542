import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { catalogApi } from '#features/catalog/api.ts'
import { Button } from '#platform/ui/button.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { Sheet } from '#platform/ui/sheet.tsx'
import { useTranslation } from './use-translation.ts'

type DialogProps = {
  query: string
  onClose: () => void
  onAssign: (category: { slug: string; name: string }) => void
}

/** Asks which category a search should have found. */
export function AssignDialog({ query, onClose, onAssign }: DialogProps) {
  const t = useTranslation()
  const id = useId()
  const locale = useLocale()
  const [slug, setSlug] = useState('')
  const groups = useQuery(useApi(catalogApi).findCategories.queryOptions({ input: { locale } })).data ?? []
  const category = groups.flatMap((group) => group.categories).find((one) => one.slug === slug)
  return (
    <Sheet isOpen onClose={onClose} title={t('misses.dialog', { query })} closeLabel={t('misses.close')} fitsContent>
      <div className="space-y-4 py-2">
        <p>{t('misses.dialogText')}</p>
        <div>
          <label htmlFor={id} className="mb-1 block font-semibold">
            {t('misses.category')}
          </label>
          <select
            id={id}
            data-first-focus
            value={slug}
            onChange={(event) => setSlug(event.target.value)}
            className="bg-surface border-line-strong rounded-control block min-h-11 w-full border px-3"
          >
            <option value="">{t('misses.choose')}</option>
            {groups.map((group) => (
              <optgroup key={group.slug} label={group.name}>
                {group.categories.map((one) => (
                  <option key={one.slug} value={one.slug}>
                    {one.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('misses.cancel')}</Button>
          <Button variant="primary" aria-disabled={!category} onClick={() => category && onAssign(category)}>
            {t('misses.assignNow')}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
