import { fieldsOfKind } from '#features/listings/rules/fields.ts'
import type { FormTexts, ListingFormValues } from './form-values.ts'

const freeTexts = fieldsOfKind('line', 'text')

/** Applies `change` to every free text of the form. */
export function mapTexts(values: ListingFormValues, change: (text: string) => string): ListingFormValues {
  const texts = Object.fromEntries(freeTexts.map((name) => [name, change(values[name])]))
  const both = ({ en, zh }: FormTexts): FormTexts => ({ en: change(en), zh: change(zh) })
  return {
    ...values,
    ...texts,
    prices: values.prices.map((price) => ({ ...price, title: both(price.title), note: both(price.note) })),
    photos: values.photos.map((photo) => ({ ...photo, alt: both(photo.alt) })),
    faq: values.faq.map(({ question, answer }) => ({ question: both(question), answer: both(answer) })),
  }
}

/** Distinct texts with Chinese characters: only those can be in the wrong script. */
export function chineseTexts(values: ListingFormValues): string[] {
  const found = new Set<string>()
  mapTexts(values, (text) => {
    if (/\p{Script=Han}/u.test(text)) found.add(text)
    return text
  })
  return [...found]
}
