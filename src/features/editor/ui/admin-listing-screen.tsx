import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { catalogApi } from '#features/catalog/api.ts'
import type { ListingContent } from '#features/listings/rules/content.ts'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { clearDraft, readDraft, saveDraft } from '#platform/ui/drafts.ts'
import { TextField } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi, useApiClient, useLocale } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFailure } from '#platform/ui/use-failure.ts'
import { useHydrated } from '#platform/ui/use-hydrated.ts'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { editorApi } from '../api.ts'
import { emptyFormValues, formValuesOf, type ListingFormValues } from '../rules/form-values.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { type KnownVersions, ListingForm } from './listing-form.tsx'
import { formQueries } from './submit-queries.ts'
import { useTranslation } from './use-translation.ts'

/** Lets an admin create a listing, with or without an owner, or edit any listing (`id`). Published immediately. */
export function AdminListingScreen({ id }: { id: string | undefined }) {
  const t = useTranslation()
  const locale = useLocale()
  const [created, setCreated] = useState<{ id: string; slug: string }>()
  const options = formQueries(useApi(editorApi), useApi(catalogApi), locale, id, true)
  const edited = useQuery({ ...options.draft, enabled: id !== undefined }).data
  return (
    <>
      <PageHead title={t(id ? 'admin.edit' : 'admin.create')} text={t(id ? 'admin.editText' : 'admin.createText')}>
        {edited && (
          <ButtonLink to={listingPath(edited.slug)}>
            <Icon name="eye" size={18} />
            {t('admin.open')}
          </ButtonLink>
        )}
      </PageHead>
      {created && !id ? (
        <div role="status" className="rounded-card border-line bg-surface max-w-2xl border p-6">
          <p className="font-semibold">{t('admin.created')}</p>
          <div className="mt-4 flex flex-wrap gap-4">
            <Link to={listingPath(created.slug)} className="text-primary inline-flex min-h-11 items-center underline">
              {t('submitted.view')}
            </Link>
            <Button onClick={() => setCreated(undefined)}>{t('submitted.another')}</Button>
          </div>
        </div>
      ) : (
        <AdminForm id={id} onCreated={setCreated} />
      )}
    </>
  )
}

function AdminForm({
  id,
  onCreated,
}: {
  id: string | undefined
  onCreated: (created: { id: string; slug: string }) => void
}) {
  const t = useTranslation()
  const locale = useLocale()
  const invalidate = useInvalidate()
  const explain = useFailure()
  const isHydrated = useHydrated()
  const { data: me } = useMe()
  const editor = useApi(editorApi)
  const calls = useApiClient(editorApi)
  const [typedOwner, setTypedOwner] = useState<string>()
  const [ownerError, setOwnerError] = useState<string>()
  const options = formQueries(editor, useApi(catalogApi), locale, id, true)
  const terms = useQuery(options.terms).data
  const choices = useQuery(options.choices).data
  const draft = useQuery({ ...options.draft, enabled: id !== undefined })
  if (!isHydrated || !me || !terms || !choices || (id && !draft.isFetchedAfterMount)) return <FormSkeleton />

  const draftKey = `admin-listing:${id ?? 'new'}:${me.id}`
  // Beside the draft of the listing, which is the content alone.
  const ownerKey = `admin-listing-owner:${me.id}`
  const ownerEmail = typedOwner ?? (readDraft(ownerKey) as string | null) ?? ''
  async function submit(content: ListingContent, { seen }: KnownVersions) {
    setOwnerError(undefined)
    const request = id
      ? calls.adminEdit({ id, content, seen })
      : calls.adminCreate({ content, ownerEmail: ownerEmail.trim() || null })
    const created = await request.catch((error: unknown) => {
      if (explain(error).fieldErrors.some(({ path }) => path === 'ownerEmail')) setOwnerError(t('error.ownerUnknown'))
      throw error
    })
    if (!id) clearDraft(ownerKey)
    toast({ title: t(id ? 'admin.edited' : 'admin.created') })
    await invalidate('listings', 'editor', 'moderation')
    onCreated(created)
    return created as { version?: string }
  }
  return (
    <ListingForm
      draftKey={draftKey}
      initial={draft.data ? formValuesOf(draft.data.content, draft.data.photos) : emptyFormValues}
      version={draft.data?.version}
      storedDraft={readDraft(draftKey) as Partial<ListingFormValues> | null}
      terms={terms}
      choices={choices}
      listingId={id}
      reputation={draft.data?.reputation}
      submitLabel={t(id ? 'admin.editSend' : 'admin.createSend')}
      lastStepFields={
        !id && (
          <TextField
            className="mt-5"
            field={{ id: 'listing-owner', name: 'ownerEmail', error: ownerError, onBlur: () => {}, onInput: () => {} }}
            value={ownerEmail}
            onChange={(event) => {
              setTypedOwner(event.target.value)
              saveDraft(ownerKey, event.target.value)
              setOwnerError(undefined)
            }}
            label={t('admin.owner')}
            hint={t('admin.ownerHint')}
            type="email"
            autoComplete="off"
          />
        )
      }
      onStartOver={() => {
        clearDraft(ownerKey)
        setTypedOwner('')
        setOwnerError(undefined)
      }}
      onSubmit={submit}
    />
  )
}
