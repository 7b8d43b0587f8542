import { SelectField } from '#platform/ui/field.tsx'
import type { FieldProps } from '#platform/ui/use-form.ts'
import { frequencies, type Frequency } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

export function FrequencyField({ field, value }: { field: FieldProps; value: Frequency }) {
  const t = useTranslation()
  return (
    <SelectField
      field={field}
      label={t('field.frequency')}
      options={frequencies.map((one) => [one, t(`frequency.${one}`)] as const)}
      defaultValue={value}
    />
  )
}
