import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { ListingDetail } from '#features/listings/contract.ts'
import type { PickedPhoto } from '#features/uploads/ui/photo-item.tsx'
import type { UnfinishedUploads } from '#features/uploads/ui/use-picked-photos.ts'
import { isApiError } from '#platform/api.ts'
import { readDraft } from '#platform/ui/drafts.ts'
import { useApiClient, useLocale } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useForm } from '#platform/ui/use-form.ts'
import { useKnownSearch } from '#platform/ui/use-known-search.ts'
import { typedHkd } from '#shared/typed-money.ts'
import { reviewsApi } from '../api.ts'
import type { OwnReview } from '../contract.ts'
import { invitedVia } from '../rules.ts'
import { reviewForm } from '../rules/forms.ts'
import { useErrorMessages } from './use-error-messages.ts'
import { useRefresh } from './use-refresh.ts'
import { useTranslation } from './use-translation.ts'

export type ReviewFormOptions = {
  /** Key of the draft in this browser. */
  draftKey: string
  listing: Pick<ListingDetail, 'id'>
  /** The review to edit; null to write a new one. */
  review: OwnReview | null
  isSignedIn: boolean
  onDone: () => void
}

const toFormValues = ({
  rating,
  stage,
  title,
  body,
  jobMonth,
  pricePaidCents,
  replySpeed,
  photos,
}: OwnReview): Record<string, string> => ({
  rating: String(rating),
  stage,
  title: title ?? '',
  body,
  jobMonth: jobMonth ?? '',
  pricePaid: typedHkd(pricePaidCents),
  replySpeed: replySpeed ?? '',
  photos: JSON.stringify(photos.map((photo) => ({ ...photo, alt: { en: '', zh: '' }, blur: null }))),
})

/** A form that writes or edits a review; unsent, it stays as a draft, with its photos. */
export function useReviewForm({ draftKey, listing, review, isSignedIn, onDone }: ReviewFormOptions) {
  const t = useTranslation()
  const locale = useLocale()
  const calls = useApiClient(reviewsApi)
  const refresh = useRefresh()
  const signIn = useSignIn()
  const [initialValues] = useState(
    () => (readDraft(draftKey) as Record<string, string> | null) ?? (review ? toFormValues(review) : {}),
  )
  // Stored with the draft, so that an invited review says so when it is sent another day.
  const isInvited = useSearchParams()[0].get('via') === invitedVia || initialValues['via'] === invitedVia
  const [initialPhotos] = useState(() => JSON.parse(initialValues['photos'] ?? '[]') as PickedPhoto[])
  const [photos, setPhotos] = useState(initialPhotos)
  const [unfinished, setUnfinished] = useState<UnfinishedUploads>(null)
  const [isHeld, setHeld] = useState(false)
  const form = useForm({
    ...useErrorMessages(),
    form: reviewForm,
    draftKey,
    submit: async (typed, draftVersions) => {
      if (!isSignedIn) return signIn()
      setHeld(unfinished !== null)
      if (unfinished) return 'unsent' as const
      const work = typed.stage === 'work_done' ? {} : { jobMonth: '', pricePaid: '' }
      const fields = { ...typed, ...work, locale, photos: photos.map(({ id }) => id), draftVersions }
      try {
        const saved = review
          ? await calls.edit({ ...fields, id: review.id })
          : await calls.write({ ...fields, listingId: listing.id, isInvited })
        await refresh()
        if (saved.status === 'pending') toast({ title: t('write.pending'), description: t('write.pendingText') })
        else toast({ title: t(review ? 'write.saved' : 'write.published') })
        onDone()
      } catch (error) {
        // The session expired in the meantime; the draft is restored after sign-in.
        if (isApiError(error) && error.status === 401) return signIn()
        throw error
      }
    },
  })
  const { store } = form
  // A photo that was added or removed is no input event.
  const storeDraft = useEffectEvent(store)
  useEffect(() => {
    if (photos !== initialPhotos) storeDraft()
  }, [photos, initialPhotos])
  return { form, initialValues, isInvited, photos, setPhotos, unfinished, setUnfinished, isHeld }
}

/** Navigates to sign-in and back to the open form. */
function useSignIn() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const search = useKnownSearch()
  return async () => {
    await navigate(`/auth?next=${encodeURIComponent(pathname + search)}`)
    return 'unsent' as const
  }
}
