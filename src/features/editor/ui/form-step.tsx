import type { ReactNode } from 'react'
import { isAsked } from '#features/listings/rules/content.ts'
import { contentFields, fieldOf, type ContentField, type Field, type Step } from '#features/listings/rules/fields.ts'
import { useLocale } from '#platform/ui/scope.tsx'
import { FaqRows } from './faq-rows.tsx'
import { FormPhotos } from './form-photos.tsx'
import { HoursEditor } from './hours-editor.tsx'
import { LicenceRows } from './licence-rows.tsx'
import { LimitNote } from './limit-note.tsx'
import { PlacePicker } from './place-picker.tsx'
import { PlainField } from './plain-field.tsx'
import { PriceRows } from './price-rows.tsx'
import type { StepProps } from './step-props.ts'
import { useTranslation } from './use-translation.ts'

/** The controls of one step: its fields in their order, each text in the reader's own language first. */
export function FormStep({ step, ...props }: StepProps & { step: Step }) {
  const t = useTranslation()
  const { form, terms } = props
  const { hasEnhancedProfile } = terms.plan
  const firstLang = useLocale() === 'en' ? 'en' : 'zh-Hant'
  const all = contentFields.filter((name) => fieldOf(name).step === step)
  const names = all.filter((name) => {
    const field = fieldOf(name)
    return isAsked(form.typed, field) && (hasEnhancedProfile || !field.isEnhanced)
  })
  const place = (name: ContentField) => {
    // Of a text in two languages, both have the place of the English one.
    const pair = fieldOf(name).lang === 'zh-Hant' ? names.indexOf(name) - 1 : names.indexOf(name)
    return pair + (isSecondLanguage(name) ? 0.5 : 0)
  }
  const isSecondLanguage = (name: ContentField) => {
    const { lang } = fieldOf(name)
    return lang !== undefined && lang !== firstLang
  }
  return (
    <div className="space-y-6">
      {names
        .toSorted((a, b) => place(a) - place(b))
        .map((name) => (
          <FieldControl key={name} {...props} name={name} isSecondLanguage={isSecondLanguage(name)} />
        ))}
      {!hasEnhancedProfile && all.some((name) => fieldOf(name).isEnhanced) && (
        <LimitNote text={t('form.enhanced.limit')} liftedBy={terms.liftedBy.enhancedProfile} />
      )}
    </div>
  )
}

type ControlProps = StepProps & { name: ContentField; isSecondLanguage: boolean }

/** Controls of kinds that need one of their own. */
const controls: Partial<Record<Field['kind'], (props: ControlProps) => ReactNode>> = {
  slugs: PlacePicker,
  prices: PriceRows,
  licences: LicenceRows,
  photos: FormPhotos,
  faq: FaqRows,
  hours: HoursEditor,
}

function FieldControl(props: ControlProps) {
  const Control = controls[fieldOf(props.name).kind] ?? PlainField
  return <Control {...props} />
}
