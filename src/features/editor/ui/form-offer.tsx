import type { ReactNode } from 'react'
import type { ListingChoices } from '#features/catalog/contract.ts'
import type { DraftTerms } from '#features/editor/contract.ts'
import { allowedUnits } from '#features/editor/rules/check-terms.ts'
import { areaOptions, categoryOptions } from '#features/editor/ui/form-choices.ts'
import { LicenceRows } from '#features/editor/ui/licence-rows.tsx'
import { LimitNote } from '#features/editor/ui/limit-note.tsx'
import { PriceRows } from '#features/editor/ui/price-rows.tsx'
import { MultiChoiceChips } from '#features/editor/ui/toggle-chip.tsx'
import type { ListingForm } from '#features/editor/ui/use-listing-form.ts'
import { acceptedPayments } from '#features/listings/rules.ts'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { FieldError, TextField } from '#platform/ui/field.tsx'
import { TreePicker } from '#platform/ui/tree-picker.tsx'
import { useTranslation } from './use-translation.ts'

type OfferProps = { form: ListingForm; terms: DraftTerms; choices: ListingChoices }

/** Categories, licences, areas, prices and payment methods. */
export function FormOffer({ form, terms, choices }: OfferProps) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const { typed } = form
  const { plan, liftedBy } = terms
  const chosen = typed.categories.flatMap((slug) => terms.categories.filter((one) => one.slug === slug))
  const main = choices.categories.find(({ slug }) => slug === typed.categories[0])
  const pick = (what: 'categories' | 'areas') => ({
    selected: typed[what],
    onChange: (slugs: string[]) => {
      form.set({ [what]: slugs })
      form.touch(what)
    },
    labels: {
      search: t(`form.${what}.search`),
      nothing: t('form.pick.nothing'),
      remove: (name: string) => t('form.pick.remove', { name }),
      more: t(`form.${what}.more`),
    },
  })
  return (
    <div className="space-y-8">
      <Group title={t('form.categories')} error={form.errorWithin('categories')}>
        <TreePicker
          {...pick('categories')}
          label={t('form.categories')}
          options={categoryOptions(choices)}
          max={plan.maxCategories}
        />
        <LimitNote text={t('form.categories.limit', { count: plan.maxCategories })} liftedBy={liftedBy.categories} />
      </Group>
      <LicenceRows form={form} terms={terms} />
      <Group title={listingT('detail.areas')} error={form.errorWithin('areas')}>
        <TreePicker
          {...pick('areas')}
          label={listingT('detail.areas')}
          options={areaOptions(choices, terms, (name) => t('form.areas.whole', { name }))}
          max={plan.maxAreas}
        />
        {plan.maxAreas !== null && (
          <LimitNote text={t('form.areas.limit', { count: plan.maxAreas })} liftedBy={liftedBy.areas} />
        )}
      </Group>
      <PriceRows form={form} units={allowedUnits(chosen)} offer={main?.name ?? ''} />
      <TextField
        {...form.text('calloutFee')}
        label={t('form.callout')}
        hint={t('form.calloutHint')}
        inputMode="decimal"
        autoComplete="off"
        className="max-w-80"
      />
      <fieldset>
        <legend className="mb-2 font-semibold">{listingT('detail.payments')}</legend>
        <MultiChoiceChips
          options={acceptedPayments.map((payment) => [payment, listingT(`payment.${payment}`)] as const)}
          chosen={typed.acceptedPayments}
          onChange={(payments) => form.set({ acceptedPayments: payments })}
        />
      </fieldset>
    </div>
  )
}

function Group({ title, error, children }: { title: string; error: string | undefined; children: ReactNode }) {
  return (
    <div data-invalid={error !== undefined || undefined} tabIndex={-1} className="focus:outline-none">
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
      <FieldError id={`listing-${title}-error`} error={error} />
    </div>
  )
}
