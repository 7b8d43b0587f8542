import { Suspense, useState } from 'react'
import { replySpeeds } from '#features/listings/rules/reply-speed.ts'
import { FieldError, FormAlert, SelectField, SubmitButton, TextAreaField, TextField } from '#platform/ui/field.tsx'
import { lazyPart } from '#platform/ui/lazy-part.tsx'
import { LinkedText } from '#platform/ui/linked-text.tsx'
import { RadioPill } from '#platform/ui/radio-pill.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { FieldProps } from '#platform/ui/use-form.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import { invitedVia, maxPhotos, reviewStages } from '../rules.ts'
import { reviewLength } from '../rules/forms.ts'
import { StarField } from './star-field.tsx'
import { useReviewForm, type ReviewFormOptions } from './use-review-form.ts'
import { useTranslation } from './use-translation.ts'

const PhotoPicker = lazyPart(async () => (await import('#features/uploads/ui/photo-picker.tsx')).PhotoPicker)

/** Form to write or edit a review. A draft is stored until it is submitted, also across a sign-in. */
export function ReviewForm(props: ReviewFormOptions) {
  const t = useTranslation()
  const { review, isSignedIn } = props
  const { form, initialValues, isInvited, photos, setPhotos, unfinished, setUnfinished, isHeld } = useReviewForm(props)
  const [stage, setStage] = useState(initialValues['stage'] ?? '')
  return (
    <form {...form.props} className="space-y-5 pt-2 pb-3">
      <FormAlert alert={form.alert} />
      <StarField field={form.field('rating')} label={t('write.rating')} defaultValue={initialValues['rating'] ?? ''} />
      {isInvited && <input type="hidden" name="via" value={invitedVia} />}
      <StageField field={form.field('stage')} chosen={stage} onChoose={setStage} />
      <ReplySpeedField field={form.field('replySpeed')} chosen={initialValues['replySpeed'] ?? ''} />
      <TextField
        field={form.field('title')}
        label={t('write.titleLabel')}
        defaultValue={initialValues['title']}
        maxLength={reviewLength.title * 2}
      />
      <TextAreaField
        field={form.field('body')}
        label={t('write.body')}
        hint={t('write.bodyHint', { least: reviewLength.min, most: '4,000' })}
        defaultValue={initialValues['body']}
        required
      />
      {/* Hidden instead of unmounted, so that changing the stage by accident loses nothing. */}
      <div className={stage === 'work_done' ? 'grid gap-5 sm:grid-cols-2' : 'hidden'}>
        <MonthField field={form.field('jobMonth')} defaultValue={initialValues['jobMonth'] ?? ''} />
        <TextField
          field={form.field('pricePaid')}
          label={t('write.pricePaid')}
          hint={t('write.pricePaidHint')}
          defaultValue={initialValues['pricePaid']}
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
            hasAltText={false}
            onUnfinishedChange={setUnfinished}
            error={isHeld && unfinished === 'failed' ? t('write.photosFailed') : undefined}
          />
        </Suspense>
      )}
      <input type="hidden" name="photos" value={JSON.stringify(photos)} />
      <p className="text-muted text-sm">
        <LinkedText text={t('write.notice')} opensInNewTab />
      </p>
      {!isSignedIn && <p className="text-sm font-medium">{t('write.signInFirst')}</p>}
      <SubmitButton isBusy={form.isBusy || unfinished === 'sending'} isWide>
        {t(review ? 'write.save' : isSignedIn ? 'write.submit' : 'write.signIn')}
      </SubmitButton>
    </form>
  )
}

type StageProps = { field: FieldProps; chosen: string; onChoose: (stage: string) => void }

function StageField({ field: { id, name, error, onBlur, onInput }, chosen, onChoose }: StageProps) {
  const t = useTranslation()
  return (
    <fieldset aria-describedby={error && `${id}error`}>
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
      <FieldError id={`${id}error`} error={error} />
    </fieldset>
  )
}

/** Answered in one tap; choosing none says nothing. */
function ReplySpeedField({ field: { name, onBlur, onInput }, chosen }: { field: FieldProps; chosen: string }) {
  const t = useTranslation()
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('write.replySpeed')}</legend>
      <div className="flex flex-wrap gap-2">
        {replySpeeds.map((speed) => (
          <RadioPill
            key={speed}
            name={name}
            value={speed}
            defaultChecked={speed === chosen}
            onBlur={onBlur}
            onInput={onInput}
          >
            {t(`write.replySpeed.${speed}`)}
          </RadioPill>
        ))}
      </div>
    </fieldset>
  )
}

/** The last 36 months as YYYY-MM, latest first. */
function lastMonths(): string[] {
  const [year = 0, month = 0] = hongKongDay(new Date()).split('-').map(Number)
  return Array.from({ length: 36 }, (_, ago) => new Date(Date.UTC(year, month - 1 - ago, 15)).toISOString().slice(0, 7))
}

/** Select with the last 36 months, plus the review's own month if it is older. */
function MonthField({ field, defaultValue }: { field: FieldProps; defaultValue: string }) {
  const t = useTranslation()
  const { month } = useFormat()
  const [months] = useState(lastMonths)
  const all = defaultValue && !months.includes(defaultValue) ? [...months, defaultValue] : months
  return (
    <SelectField
      field={field}
      label={t('write.jobMonth')}
      defaultValue={defaultValue}
      options={[['', t('write.noMonth')], ...all.map((one) => [one, month(one)] as const)]}
    />
  )
}
