import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { accountsApi } from '#features/accounts/api.ts'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { catalogApi } from '#features/catalog/api.ts'
import { OtherVersion } from '#features/drafts/ui/other-version.tsx'
import { useSyncedDraft } from '#features/drafts/ui/use-synced-draft.ts'
import type { ListingContent } from '#features/listings/rules/content.ts'
import { fieldOf, type ContentField } from '#features/listings/rules/fields.ts'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { memberKey, readDraft } from '#platform/ui/drafts.ts'
import { Head } from '#platform/ui/head.tsx'
import { useApi, useApiClient, useLocale } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useHydrated } from '#platform/ui/use-hydrated.ts'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { formatPhone } from '#shared/hk-phone.ts'
import { editorApi } from '../api.ts'
import type { Submitted } from '../contract.ts'
import { emptyFormValues, formValuesOf, type ListingFormValues } from '../rules/form-values.ts'
import { FormNotice } from './form-notice.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { LimitGate } from './limit-gate.tsx'
import { type KnownVersions, ListingForm } from './listing-form.tsx'
import { formQueries } from './submit-queries.ts'
import { SubmittedPanel } from './submitted-panel.tsx'
import { useTranslation } from './use-translation.ts'

/** Form for a new listing, or with `editId` for editing the member's own one. */
export function SubmitScreen({ editId }: { editId: string | undefined }) {
  const t = useTranslation()
  const [sent, setSent] = useState<Submitted>()
  const title = t(editId ? 'form.title.edit' : 'form.title.submit')
  return (
    <div className="wrap py-6 lg:py-10">
      <Head title={title} description={t('form.description')} noIndex={editId !== undefined} />
      {sent ? (
        <SubmittedPanel sent={sent} onAnother={() => setSent(undefined)} />
      ) : (
        <>
          <h1 className="mb-4 text-2xl font-bold">{title}</h1>
          <MemberForm key={editId} editId={editId} onSent={setSent} />
        </>
      )}
    </div>
  )
}

function MemberForm({ editId, onSent }: { editId: string | undefined; onSent: (sent: Submitted) => void }) {
  const t = useTranslation()
  const locale = useLocale()
  const invalidate = useInvalidate()
  const isHydrated = useHydrated()
  const [isLimitKnown, setIsLimitKnown] = useState(false)
  const { data: me } = useMe()
  const [accounts, editor] = [useApi(accountsApi), useApi(editorApi)]
  const calls = useApiClient(editorApi)
  const options = formQueries(editor, useApi(catalogApi), locale, editId)
  const profile = useQuery(accounts.getProfile.queryOptions({ input: {} })).data
  const terms = useQuery(options.terms).data
  const choices = useQuery(options.choices).data
  const stored = useQuery({ ...options.draft, enabled: editId !== undefined })
  // Wait for a fresh fetch: the form must not start from a stale cache entry.
  const draft = stored.isFetchedAfterMount ? stored.data : undefined
  const key = `listing:${editId ?? 'new'}`
  const draftKey = memberKey(key, me?.id ?? '')
  const synced = useSyncedDraft(key, draftKey, Boolean(me))
  if (!isHydrated || !me || !profile || !terms || !choices || (editId && !draft)) return <FormSkeleton />

  if (!editId && terms.isListingLimitReached && !isLimitKnown)
    return <LimitGate terms={terms} onContinue={() => setIsLimitKnown(true)} />

  if (!synced.isReady) return <FormSkeleton />

  const initial = draft
    ? formValuesOf(draft.content, draft.photos)
    : { ...emptyFormValues, whatsappNumber: formatPhone(profile.whatsappNumber ?? '') }
  async function submit(content: ListingContent, { seen, draftVersions }: KnownVersions) {
    const sent = { content, draftVersions }
    const saved: Submitted & { version?: string } = await (editId
      ? calls.edit({ ...sent, id: editId, seen })
      : calls.submit(sent))
    const text = saved.isRevision ? 'revision' : 'pending'
    // Further sections of a listing that is live or waits already may follow.
    if (saved.status === draft?.status && saved.status !== 'rejected')
      toast({ title: t(`submitted.${text}`), description: t(`submitted.${text}Text`) })
    else onSent(saved)
    await invalidate('listings', 'editor', 'moderation')
    return saved
  }
  return (
    <>
      {draft?.reason && (
        <div className="rounded-card bg-accent-soft mb-4 p-4">
          <p className="font-semibold">{t('form.rejected')}</p>
          <p className="mt-1 whitespace-pre-line">{draft.reason}</p>
          <FieldsToChange fields={draft.rejectedFields} />
        </div>
      )}
      {draft?.status === 'approved' && <p className="text-muted mb-4">{t('form.liveNote')}</p>}
      <OtherVersion draft={synced} />
      <ListingForm
        key={synced.generation}
        draftKey={draftKey}
        isInAccount={synced.isSaved}
        initial={initial}
        version={draft?.version}
        storedDraft={readDraft(draftKey) as Partial<ListingFormValues> | null}
        terms={terms}
        choices={choices}
        listingId={editId}
        reputation={draft?.reputation}
        submitLabel={t(draft && draft.status !== 'rejected' ? 'form.send.edit' : 'form.send.submit')}
        lastStepFields={<FormNotice />}
        onSubmit={submit}
      />
    </>
  )
}

/** The fields that a moderator named, as links to their steps. */
function FieldsToChange({ fields }: { fields: readonly ContentField[] }) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const [params] = useSearchParams()
  if (fields.length === 0) return null
  const to = (field: ContentField) =>
    `?${new URLSearchParams({ ...Object.fromEntries(params), step: fieldOf(field).step })}`
  return (
    <p className="mt-2 flex flex-wrap gap-x-3">
      <span>{t('form.toChange')}</span>
      {fields.map((field) => (
        <Link key={field} to={to(field)} replace className="inline-flex min-h-9 items-center underline max-lg:min-h-11">
          {listingT(`field.${field}`)}
        </Link>
      ))}
    </p>
  )
}
