import { ORPCError } from '@orpc/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountsApi } from '#features/accounts/api.ts'
import { meQuery, useMe } from '#features/accounts/ui/use-me.ts'
import { catalogApi } from '#features/catalog/api.ts'
import { Head } from '#platform/ui/head.tsx'
import { useApi, useCalls, useLocale } from '#platform/ui/scope.tsx'
import { readDraft } from '#platform/ui/use-draft.ts'
import { formatPhone } from '#shared/hk-phone.ts'
import { listingsApi } from '../api.ts'
import type { Submitted } from '../contract/editing.ts'
import type { ListingContent } from '../rules/content.ts'
import { nothingTyped, typedOf, type TypedListing } from '../rules/typed-listing.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { LimitNote } from './limit-note.tsx'
import { ListingForm } from './listing-form.tsx'
import { SentPanel } from './sent-panel.tsx'
import { formQueries } from './submit-queries.ts'
import { useHydrated } from './use-hydrated.ts'
import { useTranslation } from './use-translation.ts'

/** A new listing, or with `editId` the member's own one changed. */
export function SubmitScreen({ editId }: { editId: string | undefined }) {
  const t = useTranslation()
  const [sent, setSent] = useState<Submitted>()
  const title = t(editId ? 'form.title.edit' : 'form.title.submit')
  return (
    <div className="wrap max-w-6xl py-6 lg:py-10">
      <Head title={title} description={t('form.description')} isPrivate={editId !== undefined} />
      {sent ? (
        <SentPanel sent={sent} onAnother={() => setSent(undefined)} />
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
  const queries = useQueryClient()
  const isAwake = useHydrated()
  const { data: me } = useMe()
  const [accounts, listings] = [useApi(accountsApi), useApi(listingsApi)]
  const calls = useCalls(listingsApi)
  const asked = formQueries(listings, useApi(catalogApi), locale, editId)
  const profile = useQuery(accounts.getProfile.queryOptions({ input: {} })).data
  const terms = useQuery(asked.terms).data
  const choices = useQuery(asked.choices).data
  const stored = useQuery({ ...asked.draft, enabled: editId !== undefined })
  // The form begins with what is stored now, never with what an earlier visit left in the cache.
  const draft = stored.isFetchedAfterMount ? stored.data : undefined
  if (!isAwake || !me || !profile || !terms || !choices || (editId && !draft)) return <FormSkeleton />

  const draftKey = `${editId ? `listing ${editId}` : 'new listing'} of ${me.id}`
  const initial = draft
    ? typedOf(draft.content, draft.photos)
    : { ...nothingTyped, whatsappNumber: formatPhone(profile.whatsappNumber ?? '') }
  async function send(content: ListingContent) {
    try {
      onSent(await (editId ? calls.edit({ id: editId, content }) : calls.submit({ content })))
      await queries.invalidateQueries({ queryKey: listings.key() })
    } catch (error) {
      // The session ended meanwhile: the guard leads to sign-in and back, and the draft is kept.
      if (error instanceof ORPCError && error.status === 401) await queries.invalidateQueries(meQuery(accounts))
      throw error
    }
  }
  return (
    <>
      {draft?.reason && (
        <div className="rounded-card bg-accent-soft mb-4 p-4">
          <p className="font-semibold">{t('form.rejected')}</p>
          <p className="mt-1 whitespace-pre-line">{draft.reason}</p>
        </div>
      )}
      {draft?.status === 'approved' && <p className="text-muted mb-4">{t('form.liveNote')}</p>}
      {!editId && terms.isListingLimitReached && (
        <div className="rounded-card bg-gold-soft mb-4 p-4">
          <p className="font-semibold">{t('form.listings.limit', { count: terms.plan.maxListings ?? 0 })}</p>
          <LimitNote text={t('form.listings.limitText')} liftedBy={terms.liftedBy.listings} />
        </div>
      )}
      <ListingForm
        draftKey={draftKey}
        initial={initial}
        kept={readDraft<TypedListing>(draftKey)?.value ?? null}
        terms={terms}
        choices={choices}
        listingId={editId}
        sendLabel={t(editId ? 'form.send.edit' : 'form.send.submit')}
        onSend={send}
      />
    </>
  )
}
