import { useState } from 'react'
import { FieldError } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import type { FieldProps } from '#platform/ui/use-form.ts'
import { useTranslation } from './use-translation.ts'

const starValues = [1, 2, 3, 4, 5] as const

/** Star rating as radio buttons, so that keyboard and screen reader work natively. */
export function StarField({ field, label, defaultValue }: { field: FieldProps; label: string; defaultValue: string }) {
  const t = useTranslation()
  const [chosen, setChosen] = useState(Number(defaultValue) || 0)
  const { id, name, error, onBlur, onInput } = field
  const selectedStars = starValues.find((one) => one === chosen)
  return (
    <fieldset aria-describedby={error && `${id}error`}>
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex">
          {starValues.map((stars) => (
            <label
              key={stars}
              className="has-focus-visible:outline-primary rounded-control inline-flex size-11 cursor-pointer items-center justify-center has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                defaultChecked={stars === chosen}
                aria-label={t('write.starLabel', { count: stars, words: t(`write.star.${stars}`) })}
                onChange={() => setChosen(stars)}
                onBlur={onBlur}
                onInput={onInput}
                className="sr-only"
              />
              <Icon
                name="star"
                size={32}
                className={stars <= chosen ? 'icon-solid text-gold' : 'text-line-strong icon-solid'}
              />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-muted text-sm">
          {selectedStars && t(`write.star.${selectedStars}`)}
        </span>
      </div>
      <FieldError id={`${id}error`} error={error} />
    </fieldset>
  )
}
