import type { PriceUnit } from '#features/listings/rules.ts'
import { contentLimits } from '#features/listings/rules/content.ts'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { Button } from '#platform/ui/button.tsx'
import { FieldError, SelectField, TextField } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import { useKeptFocus } from '#platform/ui/use-kept-focus.ts'
import { allowedUnits } from '../rules/check-terms.ts'
import type { PriceFormValues } from '../rules/form-values.ts'
import { BilingualFields } from './bilingual-fields.tsx'
import type { StepProps } from './step-props.ts'
import type { ListingForm } from './use-listing-form.ts'
import { useTranslation } from './use-translation.ts'

const blank = { en: '', zh: '' }

/** Editable price rows. Units are those of the chosen categories, most common first. */
export function PriceRows({ form, terms, choices }: Pick<StepProps, 'form' | 'terms' | 'choices'>) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const { prices, categories } = form.typed
  const keptFocus = useKeptFocus<HTMLFieldSetElement>()
  const units = allowedUnits(categories.flatMap((slug) => terms.categories.filter((one) => one.slug === slug)))
  const name = choices.categories.find(({ slug }) => slug === categories[0])?.name ?? ''
  const offer = { ...blank, [useLocale() === 'en' ? 'en' : 'zh']: name }
  const error = form.errorAt('prices')
  const add = (unit: PriceUnit) =>
    form.set({
      prices: [...prices, { title: prices.length === 0 ? offer : blank, unit, from: '', to: '', note: blank }],
    })
  return (
    <fieldset {...keptFocus} data-invalid={error !== undefined || undefined} className="focus:outline-none">
      <legend className="font-semibold">{listingT('field.prices')}</legend>
      <p className="text-muted mb-3 text-sm">{t('form.prices.hint')}</p>
      <div className="space-y-3">
        {prices.map((price, at) => (
          <PriceRow
            key={at}
            form={form}
            at={at}
            price={price}
            units={units.includes(price.unit) ? units : [price.unit, ...units]}
          />
        ))}
      </div>
      <FieldError id="listing-prices-error" error={error} />
      {prices.length < contentLimits.prices && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button onClick={() => add(units.find((unit) => unit !== 'quote') ?? 'job')}>
            <Icon name="plus" size={18} />
            {t('form.prices.add')}
          </Button>
          {prices.length === 0 && <Button onClick={() => add('quote')}>{t('form.prices.quote')}</Button>}
        </div>
      )}
    </fieldset>
  )
}

type RowProps = { form: ListingForm; at: number; price: PriceFormValues; units: readonly PriceUnit[] }

function PriceRow({ form, at, price, units }: RowProps) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const { prices } = form.typed
  const setRow = (change: Partial<PriceFormValues>) =>
    form.set({ prices: prices.map((one, index) => (index === at ? { ...one, ...change } : one)) })
  const cell = (name: 'from' | 'to') =>
    form.cell(`prices.${at}.${name}Cents`, price[name], (text) => setRow({ [name]: text }))
  const unit = form.cell(`prices.${at}.unit`, price.unit, (text) => setRow({ unit: text as PriceUnit }))
  const money = { inputMode: 'decimal', autoComplete: 'off', className: 'min-w-[7em] flex-1' } as const
  return (
    <div
      role="group"
      aria-label={t('form.prices.row', { number: at + 1 })}
      className="rounded-card border-line bg-surface space-y-3 border p-3"
    >
      <div className="flex items-start gap-1">
        <BilingualFields
          form={form}
          path={`prices.${at}.title`}
          texts={price.title}
          onChange={(title) => setRow({ title })}
          label={listingT('price.service')}
          className="min-w-0 flex-1"
        />
        <button
          type="button"
          aria-label={t('form.prices.remove', { number: at + 1 })}
          title={t('form.prices.remove', { number: at + 1 })}
          onClick={() => form.set({ prices: prices.filter((_, index) => index !== at) })}
          className="text-muted hover:bg-sunken rounded-control mt-[calc(1lh+0.25rem)] inline-flex size-11 flex-none items-center justify-center"
        >
          <Icon name="trash-2" size={18} />
        </button>
      </div>
      <div className="flex flex-wrap gap-3">
        {price.unit !== 'quote' && (
          <>
            <TextField {...cell('from')} {...money} label={t('form.prices.from')} />
            <TextField {...cell('to')} {...money} label={t('form.prices.to')} />
          </>
        )}
        <div className="min-w-36 flex-1">
          <SelectField
            {...unit}
            label={t('form.prices.unit')}
            options={units.map((one) => [one, listingT(`unit.${one}`)] as const)}
          />
        </div>
      </div>
      <BilingualFields
        form={form}
        path={`prices.${at}.note`}
        texts={price.note}
        onChange={(note) => setRow({ note })}
        label={t('form.prices.note')}
      />
    </div>
  )
}
