import { SelectField } from '#platform/ui/field.tsx'
import type { FieldProps } from '#platform/ui/use-form.ts'
import type { Frequency } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

type Props = { field: FieldProps; options: readonly Frequency[]; value: Frequency }

export function FrequencyField({ field, options, value }: Props) {
  const t = useTranslation()
  return (
    <SelectField
      field={field}
      label={t('field.frequency')}
      options={options.map((one) => [one, t(`frequency.${one}`)] as const)}
      defaultValue={value}
    />
  )
}
