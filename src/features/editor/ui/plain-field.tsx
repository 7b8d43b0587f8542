import { fieldOf, type ContentField, type FieldOfKind } from '#features/listings/rules/fields.ts'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { CheckboxField, TextAreaField, TextField } from '#platform/ui/field.tsx'
import { examplePhone } from '#shared/hk-phone.ts'
import type { TextField as TextFieldName } from '../rules/form-values.ts'
import { MultiChoiceChips } from './toggle-chip.tsx'
import type { ListingForm } from './use-listing-form.ts'

/** Attributes of the input of each kind of text. */
const inputs = {
  phone: { type: 'tel' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  url: { type: 'url', inputMode: 'url', autoCapitalize: 'none' },
  amount: { inputMode: 'decimal', className: 'max-w-80' },
  year: { inputMode: 'numeric', className: 'max-w-60' },
} as const

type PlainProps = {
  form: ListingForm
  name: ContentField
  /** The second language of a text, which is optional. */
  isSecondLanguage: boolean
}

/** The control of a field that needs none of its own: a text, a number, a checkbox or a choice. */
export function PlainField({ form, name, isSecondLanguage }: PlainProps) {
  const t = useListingTranslation()
  const field = fieldOf(name)
  const { kind, lang, rows, max, isRequired } = field
  const label = t(`field.${name}`)
  if (kind === 'boolean') return <Checkbox form={form} name={name as FieldOfKind<'boolean'>} label={label} />
  if (kind === 'choices') return <Choices form={form} name={name as FieldOfKind<'choices'>} label={label} />
  const hintKey = isSecondLanguage ? 'optional' : field.hint
  const hint = hintKey && t(`hint.${hintKey}` as 'hint.optional', { example: examplePhone })
  const common = { ...form.text(name as TextFieldName), label, hint }
  if (rows)
    return (
      <TextAreaField
        {...common}
        {...(lang && { lang })}
        {...(max && { maxCharacters: max })}
        rows={isSecondLanguage ? Math.min(rows, 4) : rows}
      />
    )
  const { ...input } = kind in inputs ? inputs[kind as keyof typeof inputs] : {}
  return (
    <TextField
      {...common}
      {...input}
      {...(lang && { lang })}
      autoComplete={kind === 'phone' && isRequired ? 'tel' : 'off'}
      required={isRequired ?? false}
    />
  )
}

type CheckboxProps = { form: ListingForm; name: FieldOfKind<'boolean'>; label: string }

function Checkbox({ form, name, label }: CheckboxProps) {
  const isOn = form.typed[name]
  const field = {
    id: `listing-${name}`,
    name,
    error: form.errorAt(name),
    onBlur: () => {},
    onInput: () => form.set({ [name]: !isOn }),
  }
  return (
    <CheckboxField field={field} defaultChecked={isOn}>
      {label}
    </CheckboxField>
  )
}

function Choices({ form, name, label }: { form: ListingForm; name: FieldOfKind<'choices'>; label: string }) {
  const t = useListingTranslation()
  const { options = [], optionLabel } = fieldOf(name)
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{label}</legend>
      <MultiChoiceChips
        options={options.map((option) => [option, t(`${optionLabel}.${option}` as 'payment.cash')] as const)}
        chosen={form.typed[name]}
        onChange={(chosen) => form.set({ [name]: chosen })}
      />
    </fieldset>
  )
}
