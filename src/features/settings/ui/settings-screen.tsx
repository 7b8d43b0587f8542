import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { settingsApi } from '../api.ts'
import type { SettingRow } from '../contract.ts'
import { settingCategories, type SettingCategory } from '../rules.ts'
import { isFlag } from '../rules/checks.ts'
import { CategoryForm } from './category-form.tsx'
import { FlagRow } from './flag-row.tsx'
import { useSaveSettings, type WithPassword } from './use-save-settings.ts'
import { useTranslation } from './use-translation.ts'

const anchorOf = (category: SettingCategory) => category.toLowerCase().replaceAll(' ', '-')

/** Every setting by category. `extras` are rendered below the settings of their category. */
export function SettingsScreen({
  withPassword,
  extras,
}: {
  withPassword: WithPassword
  extras: Partial<Record<SettingCategory, ReactNode>>
}) {
  const t = useTranslation()
  const rows = useQuery(useApi(settingsApi).findAll.queryOptions({ input: {}, staleTime: 0 }))
  if (rows.isPending) return <div role="status" className="bg-sunken rounded-card h-96" aria-label={t('loading')} />
  if (!rows.data) {
    return (
      <Notice icon="circle-alert" title={t('failed')} isAlert>
        <Button variant="primary" onClick={() => void rows.refetch()}>
          {t('retry')}
        </Button>
      </Notice>
    )
  }
  return (
    <>
      <nav aria-label={t('categories')} className="mb-4 flex flex-wrap gap-2">
        {settingCategories.map((category) => (
          <a
            key={category}
            href={`#${anchorOf(category)}`}
            className="border-line-strong bg-surface hover:bg-sunken inline-flex min-h-11 items-center rounded-full border px-4 text-sm lg:min-h-9"
          >
            {t(`category.${category}` as 'category.Ads')}
          </a>
        ))}
      </nav>
      <div className="flex max-w-4xl flex-col gap-5">
        {settingCategories.map((category) => (
          <Category
            key={category}
            category={category}
            rows={rows.data.filter((row) => row.category === category)}
            withPassword={withPassword}
          >
            {extras[category]}
          </Category>
        ))}
      </div>
    </>
  )
}

type CategoryProps = {
  category: SettingCategory
  rows: SettingRow[]
  withPassword: WithPassword
  children: ReactNode
}

function Category({ category, rows, withPassword, children }: CategoryProps) {
  const t = useTranslation()
  const save = useSaveSettings(withPassword)
  const [saves, setSaves] = useState(0)
  const id = anchorOf(category)
  const [switches, texts] = [rows.filter(({ key }) => isFlag(key)), rows.filter(({ key }) => !isFlag(key))]
  return (
    <section aria-labelledby={id} className="rounded-card border-line bg-surface border p-4 sm:p-6">
      <h2 id={id} className="mb-3 scroll-mt-4 text-lg font-bold">
        {t(`category.${category}` as 'category.Ads')}
      </h2>
      {switches.length > 0 && (
        <ul className="mb-2 last:-mb-1.5">
          {switches.map((row) => (
            <FlagRow key={row.key} row={row} save={save} />
          ))}
        </ul>
      )}
      {/* The key remounts the form after each save, so that it shows the stored, normalized values. */}
      {texts.length > 0 && <CategoryForm key={saves} rows={texts} save={save} onSaved={() => setSaves(saves + 1)} />}
      {children}
    </section>
  )
}
