import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { discoveryApi } from '#features/discovery/api.ts'
import { searchFromUrl, searchPath } from '#features/discovery/rules/search-state.ts'
import { Helplines } from '#features/discovery/ui/helplines.tsx'
import { useHeading } from '#features/discovery/ui/use-heading.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { FormAlert, SubmitButton, TextField } from '#platform/ui/field.tsx'
import { Head } from '#platform/ui/head.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useApi, useApiClient, useLocale } from '#platform/ui/scope.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { truncateText } from '#shared/text.ts'
import { searchesApi } from '../api.ts'
import { frequencies, maxName, memberForm, visitorForm, visitorFrequencies } from '../rules.ts'
import { FrequencyField } from './frequency-field.tsx'
import { previewQuery } from './search-queries.ts'
import { useErrorMessages } from './use-error-messages.ts'
import { useTranslation } from './use-translation.ts'

/** Saves the search of the URL: for a member, or for an address that a visitor types and then confirms. */
export function SaveScreen() {
  const t = useTranslation()
  const locale = useLocale()
  const [searchParams] = useSearchParams()
  const { data: me } = useMe()
  const [saved, setSaved] = useState<'member' | 'visitor' | null>(null)
  const state = searchFromUrl({ searchParams })
  const { data: result } = useQuery(previewQuery(useApi(discoveryApi), locale, { searchParams }))
  const heading = useHeading(state, result)
  if (result?.danger)
    return (
      <div className="wrap max-w-xl py-4 lg:py-8">
        <Head title={t('save.title')} description={t('save.text')} noIndex />
        <Helplines danger={result.danger} lines={result.helplines} isOnly />
        <p>{t('error.danger')}</p>
      </div>
    )
  return (
    <div className="wrap max-w-xl py-6 lg:py-10">
      <Head title={t('save.title')} description={t('save.text')} noIndex />
      <h1 className={clsx('text-2xl font-bold', saved && 'mb-4')}>{t('save.title')}</h1>
      {saved ? (
        <Notice
          icon="mail"
          title={t(saved === 'member' ? 'save.done' : 'save.confirm')}
          text={t(saved === 'member' ? 'save.doneText' : 'save.confirmText')}
        >
          <ButtonLink to={searchPath(state)} variant="primary">
            {t('save.back')}
          </ButtonLink>
          {saved === 'member' && <ButtonLink to="/user/searches">{t('list.title')}</ButtonLink>}
        </Notice>
      ) : (
        <>
          <p className="text-muted mt-1 mb-4">{t('save.text')}</p>
          <p className="mb-4 flex flex-wrap gap-x-2">
            <span className="text-muted">{t('save.search')}</span>
            <Link to={searchPath(state)} className="text-primary font-semibold underline">
              {heading}
            </Link>
          </p>
          {me ? (
            <MemberForm name={heading} search={searchParams.toString()} onSaved={() => setSaved('member')} />
          ) : (
            <VisitorForm name={heading} search={searchParams.toString()} onSaved={() => setSaved('visitor')} />
          )}
        </>
      )}
    </div>
  )
}

type FormProps = { name: string; search: string; onSaved: () => void }

function MemberForm({ name, search, onSaved }: FormProps) {
  const t = useTranslation()
  const calls = useApiClient(searchesApi)
  const invalidate = useInvalidate()
  const form = useForm({
    ...useErrorMessages(),
    form: memberForm,
    submit: async (typed) => {
      await calls.save({ search, ...typed })
      await invalidate('searches')
      onSaved()
    },
  })
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormAlert alert={form.alert} />
      <TextField field={form.field('name')} label={t('field.name')} defaultValue={truncateText(name, maxName)} />
      <FrequencyField field={form.field('frequency')} options={frequencies} value="daily" />
      <SubmitButton isBusy={form.isBusy}>{t('save.submit')}</SubmitButton>
    </form>
  )
}

function VisitorForm({ name, search, onSaved }: FormProps) {
  const t = useTranslation()
  const locale = useLocale()
  const calls = useApiClient(searchesApi)
  const form = useForm({
    ...useErrorMessages(),
    form: visitorForm,
    submit: async (typed) => {
      await calls.saveAsVisitor({ search, locale, ...typed })
      onSaved()
    },
  })
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormAlert alert={form.alert} />
      <TextField field={form.field('name')} label={t('field.name')} defaultValue={truncateText(name, maxName)} />
      <FrequencyField field={form.field('frequency')} options={visitorFrequencies} value="daily" />
      <TextField
        field={form.field('email')}
        label={t('field.email')}
        hint={t('field.emailHint')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <SubmitButton isBusy={form.isBusy}>{t('save.submit')}</SubmitButton>
    </form>
  )
}
