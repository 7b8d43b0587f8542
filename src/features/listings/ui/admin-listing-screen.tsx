import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { catalogApi } from '#features/catalog/api.ts'
import { Button } from '#platform/ui/button.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi, useCalls, useLocale } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { readDraft } from '#platform/ui/use-draft.ts'
import { listingsApi } from '../api.ts'
import type { ListingContent } from '../rules/content.ts'
import { nothingTyped, typedOf, type TypedListing } from '../rules/typed-listing.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { ListingForm } from './listing-form.tsx'
import { formQueries } from './submit-queries.ts'
import { useHydrated } from './use-hydrated.ts'
import { issuesOf } from './use-listing-form.ts'
import { useTranslation } from './use-translation.ts'

/** An admin makes a listing, for nobody or for a member, or with `id` changes anybody's: what visitors see, at once. */
export function AdminListingScreen({ id }: { id: string | undefined }) {
  const t = useTranslation()
  const [made, setMade] = useState<{ id: string; slug: string }>()
  return (
    <>
      <PageHead title={t(id ? 'admin.edit' : 'admin.create')} text={t(id ? 'admin.editText' : 'admin.createText')} />
      {made && !id ? (
        <div role="status" className="rounded-card border-line bg-surface max-w-2xl border p-6">
          <p className="font-semibold">{t('admin.created')}</p>
          <div className="mt-4 flex flex-wrap gap-4">
            <Link to={`/service/${made.slug}`} className="text-primary inline-flex min-h-11 items-center underline">
              {t('sent.view')}
            </Link>
            <Button onClick={() => setMade(undefined)}>{t('sent.another')}</Button>
          </div>
        </div>
      ) : (
        <AdminForm id={id} onMade={setMade} />
      )}
    </>
  )
}

function AdminForm({ id, onMade }: { id: string | undefined; onMade: (made: { id: string; slug: string }) => void }) {
  const t = useTranslation()
  const locale = useLocale()
  const queries = useQueryClient()
  const isAwake = useHydrated()
  const { data: me } = useMe()
  const listings = useApi(listingsApi)
  const calls = useCalls(listingsApi)
  const [ownerEmail, setOwnerEmail] = useState('')
  const [ownerError, setOwnerError] = useState<string>()
  const asked = formQueries(listings, useApi(catalogApi), locale, id, true)
  const terms = useQuery(asked.terms).data
  const choices = useQuery(asked.choices).data
  const draft = useQuery({ ...asked.draft, enabled: id !== undefined })
  if (!isAwake || !me || !terms || !choices || (id && !draft.isFetchedAfterMount)) return <FormSkeleton />

  const draftKey = `${id ? `admin listing ${id}` : 'admin new listing'} of ${me.id}`
  async function send(content: ListingContent) {
    setOwnerError(undefined)
    const sending = id
      ? calls.adminEdit({ id, content })
      : calls.adminCreate({ content, ownerEmail: ownerEmail.trim() || null })
    const made = await sending.catch((error: unknown) => {
      const { data } = error as { data?: unknown }
      if (issuesOf(data).some(({ path }) => path === 'ownerEmail')) setOwnerError(t('error.ownerUnknown'))
      throw error
    })
    toast({ title: t(id ? 'admin.edited' : 'admin.created') })
    await queries.invalidateQueries({ queryKey: listings.key() })
    onMade(made)
  }
  return (
    <ListingForm
      draftKey={draftKey}
      initial={draft.data ? typedOf(draft.data.content, draft.data.photos) : nothingTyped}
      kept={readDraft<TypedListing>(draftKey)?.value ?? null}
      terms={terms}
      choices={choices}
      listingId={id}
      sendLabel={t(id ? 'admin.editSend' : 'admin.createSend')}
      lastly={
        !id && (
          <TextField
            className="mt-5"
            field={{ id: 'listing-owner', name: 'ownerEmail', error: ownerError, onBlur: () => {}, onInput: () => {} }}
            value={ownerEmail}
            onChange={(event) => setOwnerEmail(event.target.value)}
            label={t('admin.owner')}
            hint={t('admin.ownerHint')}
            type="email"
            autoComplete="off"
          />
        )
      }
      onSend={send}
    />
  )
}
