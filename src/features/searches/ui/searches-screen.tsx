import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Head } from '#platform/ui/head.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { searchesApi } from '../api.ts'
import type { SavedSearch } from '../contract.ts'
import { frequencies } from '../rules.ts'
import { savedQuery } from './search-queries.ts'
import { useTranslation } from './use-translation.ts'

/** The member's saved searches with how often each sends its new listings. */
export function SearchesScreen() {
  const t = useTranslation()
  const searches = useQuery(savedQuery(useApi(searchesApi)))
  return (
    <div className="wrap max-w-3xl py-6 lg:py-10">
      <Head title={t('list.title')} description={t('list.text')} noIndex />
      <h1 className="text-2xl font-bold">{t('list.title')}</h1>
      <p className="text-muted mt-1 mb-4">{t('list.text')}</p>
      {searches.isPending && <Spinner />}
      {searches.isLoadingError && (
        <Notice icon="circle-alert" title={t('error.failed')} isAlert>
          <Button onClick={() => void searches.refetch()}>{t('list.retry')}</Button>
        </Notice>
      )}
      {searches.data?.length === 0 && (
        <Notice icon="search" title={t('list.empty')} text={t('list.emptyText')}>
          <ButtonLink to="/explore" variant="primary">
            {t('list.browse')}
          </ButtonLink>
        </Notice>
      )}
      <ul className="grid gap-3">
        {searches.data?.map((search) => (
          <li key={search.id}>
            <SearchRow search={search} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function SearchRow({ search: { id, name, path, frequency } }: { search: SavedSearch }) {
  const t = useTranslation()
  const calls = useApiClient(searchesApi)
  const invalidate = useInvalidate()
  const act = async (call: () => Promise<unknown>, title: string, undo?: () => void) => {
    try {
      await call()
      toast({ title, ...(undo && { action: { label: t('list.undo'), onPress: undo } }) })
    } catch {
      toast({ title: t('error.failed'), variant: 'destructive' })
    }
    await invalidate('searches')
  }
  const restore = () => calls.save({ name, frequency, search: path.split('?')[1] ?? '' })
  return (
    <article className="rounded-card border-line bg-surface flex flex-wrap items-center gap-3 border p-4">
      <h2 className="min-w-0 flex-1 basis-60 font-semibold break-words">
        <Link to={path} className="text-primary inline-flex min-h-11 items-center underline underline-offset-2">
          {name}
        </Link>
      </h2>
      <label className="flex items-center gap-2 text-sm">
        <span>{t('field.frequency')}</span>
        <select
          value={frequency}
          onChange={({ target }) =>
            void act(() => calls.change({ id, name, frequency: target.value }), t('list.changed'))
          }
          className="border-line-strong bg-surface rounded-control min-h-11 border px-3 text-base"
        >
          {frequencies.map((one) => (
            <option key={one} value={one}>
              {t(`frequency.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <Button
        className="ml-auto"
        aria-label={t('list.remove', { name })}
        onClick={() =>
          void act(
            () => calls.remove({ id }),
            t('list.removed'),
            () => void act(restore, t('list.restored')),
          )
        }
      >
        <Icon name="trash-2" size={20} />
      </Button>
    </article>
  )
}
