import { ORPCError } from '@orpc/client'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ListingDetail } from '#features/listings/contract.ts'
import type { PickedPhoto } from '#features/uploads/ui/photo-picker.tsx'
import { FieldError, FormAlert, SelectField, SubmitButton, TextAreaField, TextField } from '#platform/ui/field.tsx'
import { LinkedText } from '#platform/ui/linked-text.tsx'
import { useCalls, useLocale } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { useForm, type FieldProps } from '#platform/ui/use-form.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import { reviewsApi } from '../api.ts'
import type { OwnReview } from '../contract.ts'
import { maxPhotos, reviewStages } from '../rules.ts'
import { reviewForm, reviewLength } from '../rules/forms.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'
import { StarField } from './star-field.tsx'
import { useErrorMessages } from './use-error-messages.ts'
import { useRefresh } from './use-refresh.ts'
import { useTranslation } from './use-translation.ts'

const PhotoPicker = lazy(async () => ({
  default: (await import('#features/uploads/ui/photo-picker.tsx')).PhotoPicker,
}))

type FormProps = {
  listing: Pick<ListingDetail, 'id'>
  /** The review to change; a new one is written without it. */
  review: OwnReview | null
  isSignedIn: boolean
  onDone: () => void
}

const typedOf = ({
  rating,
  stage,
  title,
  body,
  jobMonth,
  pricePaidCents,
  photos,
}: OwnReview): Record<string, string> => ({
  rating: String(rating),
  stage,
  title: title ?? '',
  body,
  jobMonth: jobMonth ?? '',
  pricePaid: pricePaidCents === null ? '' : String(pricePaidCents / 100),
  photos: JSON.stringify(photos.map((photo) => ({ ...photo, alt: '', blur: null }))),
})

/** Writes a review or changes it. What is typed is kept in this browser until it is taken, also across a sign-in. */
export function ReviewForm({ listing, review, isSignedIn, onDone }: FormProps) {
  const t = useTranslation()
  const locale = useLocale()
  const calls = useCalls(reviewsApi)
  const refresh = useRefresh()
  const signIn = useSignIn()
  const draft = `review:${listing.id}`
  const [start] = useState(() => readDraft(draft) ?? (review ? typedOf(review) : {}))
  const [stage, setStage] = useState(start['stage'] ?? '')
  const [photos, setPhotos] = useState(() => JSON.parse(start['photos'] ?? '[]') as PickedPhoto[])
  const [isSending, setIsSending] = useState(false)
  const formId = useId()
  // A photo that arrives is kept like a letter that is typed.
  useEffect(() => {
    const element = document.getElementById(formId)
    if (photos.length > 0 && element instanceof HTMLFormElement) keepDraft(draft, element)
  }, [photos, draft, formId])
  const form = useForm({
    ...useErrorMessages(),
    form: reviewForm,
    submit: async (typed) => {
      if (!isSignedIn) return signIn()
      const work = typed.stage === 'work_done' ? {} : { jobMonth: '', pricePaid: '' }
      const fields = { ...typed, ...work, locale, photos: photos.map(({ id }) => id) }
      try {
        const taken = review
          ? await calls.edit({ ...fields, id: review.id })
          : await calls.write({ ...fields, listingId: listing.id })
        dropDraft(draft)
        await refresh()
        if (taken.status === 'pending')
          toast({ title: t('write.waits'), description: t('write.waitsText'), seconds: 10 })
        else toast({ title: t(review ? 'write.saved' : 'write.published') })
        onDone()
      } catch (error) {
        // The session ended while this was being written: the draft waits for the next one.
        if (error instanceof ORPCError && error.status === 401) return signIn()
        throw error
      }
    },
  })
  return (
    <form
      {...form.props}
      id={formId}
      onInput={({ currentTarget }) => keepDraft(draft, currentTarget)}
      className="space-y-5 pt-2 pb-3"
    >
      <FormAlert alert={form.alert} />
      <StarField field={form.field('rating')} label={t('write.rating')} defaultValue={start['rating'] ?? ''} />
      <StageField field={form.field('stage')} chosen={stage} onChoose={setStage} />
      <TextField
        field={form.field('title')}
        label={t('write.titleLabel')}
        defaultValue={start['title']}
        maxLength={reviewLength.title * 2}
      />
      <TextAreaField
        field={form.field('body')}
        label={t('write.body')}
        hint={t('write.bodyHint', { least: reviewLength.least, most: '4,000' })}
        defaultValue={start['body']}
        required
      />
      {/* Kept in the form, though out of sight, so that a slip of the finger above loses nothing. */}
      <div className={stage === 'work_done' ? 'grid gap-5 sm:grid-cols-2' : 'hidden'}>
        <MonthField field={form.field('jobMonth')} defaultValue={start['jobMonth'] ?? ''} />
        <TextField
          field={form.field('pricePaid')}
          label={t('write.pricePaid')}
          hint={t('write.pricePaidHint')}
          defaultValue={start['pricePaid']}
          inputMode="decimal"
        />
      </div>
      {isSignedIn && (
        <Suspense fallback={<div className="bg-sunken rounded-card h-40" />}>
          <PhotoPicker
            kind="review_photo"
            label={t('write.photos')}
            photos={photos}
            onChange={setPhotos}
            max={maxPhotos}
            hasWords={false}
            onBusy={setIsSending}
          />
        </Suspense>
      )}
      <input type="hidden" name="photos" value={JSON.stringify(photos)} />
      <p className="text-muted text-sm">
        <LinkedText text={t('write.notice')} isAside />
      </p>
      {!isSignedIn && <p className="text-sm font-medium">{t('write.signInFirst')}</p>}
      <SubmitButton isBusy={form.isBusy || isSending} isWide>
        {t(review ? 'write.save' : isSignedIn ? 'write.submit' : 'write.signIn')}
      </SubmitButton>
    </form>
  )
}

/** Leads to sign in, and back to the open form. */
function useSignIn() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return async () => navigate(`/auth?next=${encodeURIComponent(pathname + search)}`)
}

type StageProps = { field: FieldProps; chosen: string; onChoose: (stage: string) => void }

function StageField({ field: { id, name, error, onBlur, onInput }, chosen, onChoose }: StageProps) {
  const t = useTranslation()
  return (
    <fieldset aria-describedby={error && `${id}fault`}>
      <legend className="mb-1 font-semibold">{t('write.stage')}</legend>
      {reviewStages.toReversed().map((stage) => (
        <label key={stage} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            value={stage}
            defaultChecked={stage === chosen}
            onChange={() => onChoose(stage)}
            onBlur={onBlur}
            onInput={onInput}
            className="accent-primary size-5 flex-none"
          />
          {t(`write.stage.${stage}`)}
        </label>
      ))}
      <FieldError id={`${id}fault`} error={error} />
    </fieldset>
  )
}

/** The last 36 months as YYYY-MM, this one first. */
function lastMonths(): string[] {
  const [year = 0, month = 0] = hongKongDay(new Date()).split('-').map(Number)
  return Array.from({ length: 36 }, (_, ago) => new Date(Date.UTC(year, month - 1 - ago, 15)).toISOString().slice(0, 7))
}

/** The last three years by month, and the review's own month should it be older. */
function MonthField({ field, defaultValue }: { field: FieldProps; defaultValue: string }) {
  const t = useTranslation()
  const { date } = useFormat()
  const [months] = useState(lastMonths)
  const all = defaultValue && !months.includes(defaultValue) ? [...months, defaultValue] : months
  const words = (one: string) => date(`${one}-15T00:00:00Z`, { year: 'numeric', month: 'long' })
  return (
    <SelectField
      field={field}
      label={t('write.jobMonth')}
      defaultValue={defaultValue}
      options={[['', t('write.noMonth')], ...all.map((one) => [one, words(one)] as const)]}
    />
  )
}
