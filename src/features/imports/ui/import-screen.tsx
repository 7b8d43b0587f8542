import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { WithPassword } from '#features/accounts/ui/fresh-password.tsx'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { Button } from '#platform/ui/button.tsx'
import { FormAlert } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { importsApi } from '../api.ts'
import { importFields, maxFileBytes } from '../rules.ts'
import { ImportSteps } from './import-steps.tsx'
import { useSendFile } from './use-send-file.ts'
import { useTranslation } from './use-translation.ts'

/** Import and export of listings. The open import is in the URL (`?id=`). */
export function ImportScreen({ withPassword }: { withPassword: WithPassword }) {
  const [search, setSearch] = useSearchParams()
  const id = search.get('id')
  if (id) {
    return (
      <div className="max-w-4xl">
        <ImportSteps key={id} id={id} />
      </div>
    )
  }
  return (
    <div className="max-w-4xl space-y-8">
      <ChooseFile onSent={(sent) => setSearch({ id: sent })} />
      <LatestImports />
      <ExportSection withPassword={withPassword} />
    </div>
  )
}

function ChooseFile({ onSent }: { onSent: (id: string) => void }) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const { isBusy, alert, input } = useSendFile({
    maxBytes: maxFileBytes,
    tooLarge: 'size',
    messages: {
      encoding: t('file.encoding'),
      html: t('file.html'),
      empty: t('file.empty'),
      form: t('file.form'),
      rows: t('file.rows'),
      columns: t('file.columns'),
      cells: t('file.cells'),
      size: t('file.size'),
    },
    send: async (file) => {
      const body = new FormData()
      body.set('file', file)
      const answer = await fetch('/api/imports', { method: 'POST', body })
      const { id, data } = (await answer.json()) as { id?: string; data?: { reason?: string } }
      if (id === undefined) return data?.reason ?? ''
      onSent(id)
      return undefined
    },
  })
  return (
    <section aria-labelledby="import-file" className="space-y-3">
      <h2 id="import-file" className="text-lg font-semibold">
        {t('file.title')}
      </h2>
      <p className="text-muted">{t('file.text')}</p>
      <label className="rounded-card border-line-strong hover:bg-sunken focus-within:outline-primary relative flex min-h-28 flex-col items-center justify-center gap-1 border-2 border-dashed p-4 text-center focus-within:outline-2">
        <Icon name="file-up" size={28} className="text-primary" />
        <span className="font-semibold">{t(isBusy ? 'file.sending' : 'file.choose')}</span>
        <input {...input} accept=".csv,.tsv,.txt,text/csv" />
      </label>
      <FormAlert alert={alert} />
      <a
        href="/api/imports/template.csv"
        download
        className="text-primary inline-flex min-h-11 items-center gap-2 underline"
      >
        <Icon name="file-down" size={18} />
        {t('file.template')}
      </a>
      <details className="group">
        <summary className="text-primary flex min-h-11 w-fit items-center gap-2 font-semibold">
          {t('file.columnsKnown')}
          <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
        </summary>
        <dl className="divide-line divide-y text-sm">
          {importFields.map((field) => (
            <div key={field} className="grid gap-x-4 py-2 sm:grid-cols-[14rem_1fr]">
              <dt className="font-mono">{field}</dt>
              <dd className="text-muted break-words">{listingT(`import.${field}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

function LatestImports() {
  const t = useTranslation()
  const { date } = useFormat()
  const { data } = useQuery(useApi(importsApi).findLatest.queryOptions({ input: {} }))
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="import-latest">
      <h2 id="import-latest" className="text-lg font-semibold">
        {t('latest.title')}
      </h2>
      <ul className="divide-line divide-y">
        {data.map(({ id, fileName, state, rowCount, createdAt }) => (
          <li key={id}>
            <Link to={`?id=${id}`} className="hover:bg-sunken flex min-h-11 flex-wrap items-center gap-x-4 py-2">
              <span className="text-primary min-w-0 flex-1 truncate font-semibold underline">{fileName}</span>
              <span className="text-muted text-sm">{t('latest.rows', { count: rowCount })}</span>
              <span className="text-sm">{t(`state.${state}`)}</span>
              <time dateTime={createdAt} className="text-muted text-sm">
                {date(createdAt)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ExportSection({ withPassword }: { withPassword: WithPassword }) {
  const t = useTranslation()
  const calls = useApiClient(importsApi)
  async function exportListings() {
    try {
      await withPassword(() => calls.allowExport({}))
      window.location.assign('/api/listings.csv')
    } catch {
      // Thrown when the password dialog is closed; then nothing is downloaded.
    }
  }
  return (
    <section aria-labelledby="import-export" className="space-y-3">
      <h2 id="import-export" className="text-lg font-semibold">
        {t('export.title')}
      </h2>
      <p className="text-muted">{t('export.text')}</p>
      <Button onClick={() => void exportListings()}>
        <Icon name="file-down" />
        {t('export.button')}
      </Button>
    </section>
  )
}
