import type { ContentField, FieldOfKind } from '#features/listings/rules/fields.ts'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { FieldError } from '#platform/ui/field.tsx'
import { TreePicker } from '#platform/ui/tree-picker.tsx'
import { areaOptions, categoryOptions } from './form-choices.ts'
import { LimitNote } from './limit-note.tsx'
import type { StepProps } from './step-props.ts'
import { useTranslation } from './use-translation.ts'

/** Chooses categories or areas, as many as the plan allows. */
export function PlacePicker({ form, terms, choices, ...props }: StepProps & { name: ContentField }) {
  const name = props.name as FieldOfKind<'slugs'>
  const t = useTranslation()
  const label = useListingTranslation()(`field.${name}`)
  const { plan, liftedBy } = terms
  const max = name === 'categories' ? plan.maxCategories : plan.maxAreas
  // Chinese has one form for all counts, and of a single category none is the first.
  const limit = name === 'categories' && max === 1 ? 'form.categories.single' : (`form.${name}.limit` as const)
  const error = form.errorWithin(name)
  return (
    <div data-invalid={error !== undefined || undefined} tabIndex={-1} className="focus:outline-none">
      <h3 className="mb-2 font-semibold">{label}</h3>
      <TreePicker
        label={label}
        options={
          name === 'categories'
            ? categoryOptions(choices)
            : areaOptions(choices, terms, (area) => t('form.areas.whole', { name: area }))
        }
        max={max}
        selected={form.typed[name]}
        onChange={(slugs: string[]) => {
          form.set({ [name]: slugs })
          form.touch(name)
        }}
        labels={{
          search: t(`form.${name}.search`),
          nothing: t('form.pick.nothing'),
          remove: (chosen: string) => t('form.pick.remove', { name: chosen }),
          more: t(`form.${name}.more`),
        }}
      />
      {max !== null && <LimitNote text={t(limit, { count: max })} liftedBy={liftedBy[name]} />}
      <FieldError id={`listing-${name}-error`} error={error} />
    </div>
  )
}
