import { useEffect, useId, useMemo, type Ref } from 'react'
import { buttonClass, Button } from '#platform/ui/button.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { FileButton } from '#platform/ui/file-button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { RadioPill } from '#platform/ui/radio-pill.tsx'
import type { FieldProps } from '#platform/ui/use-form.ts'
import { jobLimits, jobTimes, type Job } from '../rules/ask-message.ts'
import { useTranslation } from './use-translation.ts'

type Fields = Omit<Job, 'hasPhoto'>
type JobProps = {
  ref: Ref<HTMLFieldSetElement>
  job: Fields
  photo: File | undefined
  /** The error of what is to be done. */
  error: string | undefined
  onChange: (change: Partial<Fields>) => void
  onPhoto: (photo: File | undefined) => void
}

/** A field without validation of its own: nothing is submitted. */
const fieldOf = (id: string, name: string, error?: string): FieldProps => ({
  id,
  name,
  error,
  onBlur: () => {},
  onInput: () => {},
})

/** What, where, when and a photo. */
export function JobFields({ ref, job, photo, error, onChange, onPhoto }: JobProps) {
  const t = useTranslation()
  const id = useId()
  return (
    <fieldset ref={ref} className="space-y-4">
      <legend className="mb-3 text-xl font-bold">{t('ask.job')}</legend>
      <TextAreaField
        field={fieldOf(`${id}what`, 'what', error)}
        label={t('ask.what')}
        hint={t('ask.whatHint')}
        value={job.what}
        maxLength={jobLimits.what}
        onChange={({ target }) => onChange({ what: target.value })}
      />
      <TextField
        field={fieldOf(`${id}where`, 'where')}
        label={t('ask.where')}
        hint={t('ask.whereHint')}
        value={job.where}
        maxLength={jobLimits.where}
        onChange={({ target }) => onChange({ where: target.value })}
      />
      <Times job={job} onChange={onChange} />
      <Photo photo={photo} onPhoto={onPhoto} />
    </fieldset>
  )
}

function Times({ job, onChange }: Pick<JobProps, 'job' | 'onChange'>) {
  const t = useTranslation()
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('ask.when')}</legend>
      <div className="flex flex-wrap gap-2">
        {jobTimes.map((time) => (
          <RadioPill key={time} name={id} checked={job.time === time} onChange={() => onChange({ time })}>
            {t(`ask.time.${time}`)}
          </RadioPill>
        ))}
      </div>
      {job.time === 'date' && (
        <TextField
          field={fieldOf(`${id}day`, 'day')}
          label={t('ask.day')}
          type="date"
          value={job.day}
          onChange={({ target }) => onChange({ day: target.value })}
          className="mt-3 max-w-56"
        />
      )}
    </fieldset>
  )
}

/** A photo that never leaves the browser: shown here, and attached by the visitor in each chat. */
function Photo({ photo, onPhoto }: Pick<JobProps, 'photo' | 'onPhoto'>) {
  const t = useTranslation()
  const url = useMemo(() => photo && URL.createObjectURL(photo), [photo])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return (
    <div>
      {photo && url ? (
        <div className="flex flex-wrap items-center gap-3">
          <img src={url} alt={t('ask.photoAlt')} className="rounded-control size-20 object-cover" />
          <a href={url} download={photo.name} className={buttonClass()}>
            <Icon name="download" size={18} />
            {t('ask.photoSave')}
          </a>
          <Button onClick={() => onPhoto(undefined)}>{t('ask.photoRemove')}</Button>
        </div>
      ) : (
        <FileButton accept="image/*" onFile={onPhoto}>
          <Icon name="camera" size={18} />
          {t('ask.photo')}
        </FileButton>
      )}
      <p className="text-muted mt-1 text-sm">{t('ask.photoHint')}</p>
    </div>
  )
}
