import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { catalogApi } from '#features/catalog/api.ts'
import type { Bilingual } from '#features/listings/rules.ts'
import type { ListingContent, Values } from '#features/listings/rules/content.ts'
import { fieldOf, type ContentField, type Field } from '#features/listings/rules/fields.ts'
import { clockTime, weekRows } from '#features/listings/rules/opening-hours.ts'
import { usePriceAmount } from '#features/listings/ui/use-price-amount.ts'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { stageOf } from '#features/uploads/rules/pairs.ts'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { formatPhone } from '#shared/hk-phone.ts'
import type { Review } from '../contract.ts'
import { ReviewSection } from './review-section.tsx'
import { textDifference } from './text-difference.ts'
import { useTranslation } from './use-translation.ts'

const removed = 'bg-accent-soft text-accent rounded-sm line-through'
const added = 'bg-primary-soft text-primary rounded-sm no-underline'

/** The changes of an edit, or since the version that was rejected, by field in form order. */
export function ContentDifferences({ review }: { review: Review }) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const show = useFieldValue(review)
  const before = review.live ?? review.rejected?.content
  if (!before || review.differences.length === 0)
    return <ReviewSection title={t('review.changes')}>{t('review.noChanges')}</ReviewSection>
  const { content } = review
  return (
    <ReviewSection title={t('review.changes')}>
      <dl className="rounded-card border-line bg-surface divide-line divide-y border">
        {review.differences.map(({ field }) => (
          <div key={field} className="p-4">
            <dt className="text-muted text-sm font-semibold">{listingT(`field.${field as ContentField}`)}</dt>
            <dd className="mt-1 break-words">
              <Change before={show(before, field as ContentField)} after={show(content, field as ContentField)} />
            </dd>
          </div>
        ))}
      </dl>
    </ReviewSection>
  )
}

type Picture = { id: string; url: string; alt: Bilingual; stage: string | null }
type Value = string | string[] | { pictures: Picture[] }

/** Diff of one field: texts by word, lists by row, photos side by side. */
function Change({ before, after }: { before: Value; after: Value }) {
  const t = useTranslation()
  if (typeof before === 'string' && typeof after === 'string') {
    return (
      <p className="whitespace-pre-line">
        {textDifference(before, after).map(({ kind, text }, at) => {
          const key = `${at}${kind}`
          if (kind === 'same') return <span key={key}>{text}</span>
          return kind === 'removed' ? (
            <del key={key} className={removed}>
              {text}
            </del>
          ) : (
            <ins key={key} className={added}>
              {text}
            </ins>
          )
        })}
      </p>
    )
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const rows = [
      ...before.filter((row) => !after.includes(row)).map((row) => ({ row, kind: 'removed' as const })),
      ...after.map((row) => ({ row, kind: before.includes(row) ? ('same' as const) : ('added' as const) })),
    ]
    const isSameSet = rows.every(({ kind }) => kind === 'same')
    return (
      <ul className="space-y-0.5">
        {isSameSet && <li className="text-muted text-sm">{t('review.reordered')}</li>}
        {rows.map(({ row, kind }, at) => (
          <li key={`${at}${kind}`}>{marked(kind, row)}</li>
        ))}
      </ul>
    )
  }
  return (
    <div className="space-y-2">
      <Pictures label={t('review.before')} pictures={picturesIn(before)} />
      <Pictures label={t('review.after')} pictures={picturesIn(after)} />
    </div>
  )
}

const picturesIn = (value: Value) => (typeof value === 'object' && !Array.isArray(value) ? value.pictures : [])

function marked(kind: 'same' | 'removed' | 'added', text: string): ReactNode {
  if (kind === 'same') return text
  return kind === 'removed' ? <del className={removed}>{text}</del> : <ins className={added}>{text}</ins>
}

function Pictures({ label, pictures }: { label?: string; pictures: Picture[] }) {
  const t = useTranslation()
  return (
    <div>
      {label && <p className="text-muted text-sm">{label}</p>}
      {pictures.length === 0 && <p>{t('review.none')}</p>}
      <ul className="flex flex-wrap gap-2">
        {pictures.map(({ id, url, alt, stage }) => (
          <li key={id} className="w-28">
            <img src={url} alt={bothOf(alt)} className={clsx('rounded-control aspect-4/3 w-full object-cover')} />
            {stage && <span className="block text-xs font-semibold">{stage}</span>}
            {!bothOf(alt) && <span className="text-muted block text-xs">{t('review.noAlt')}</span>}
            <AltText lang="en" text={alt.en} />
            <AltText lang="zh-Hant" text={alt.zh} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const AltText = ({ lang, text }: { lang: string; text: string | null }) =>
  text && (
    <span lang={lang} className="text-muted block text-xs break-words">
      {text}
    </span>
  )

/** The photos with their descriptions, which the page of a new listing shows in one language and to screen readers only. */
export function DescribedPhotos({ review }: { review: Review }) {
  const listingT = useListingTranslation()
  return (
    <ReviewSection title={listingT('field.photos')}>
      <Pictures pictures={usePictures(review)(review.content.photos)} />
    </ReviewSection>
  )
}

/** Pictures of photos, with their places in pairs. */
function usePictures(review: Review) {
  const listingT = useListingTranslation()
  return (photos: ListingContent['photos']): Picture[] =>
    photos.flatMap(({ id, alt, pair }, at) => {
      const url = review.photos.find((one) => one.id === id)?.variants[0]?.url
      const stage = stageOf(photos, at)
      return url ? [{ id, url, alt, stage: stage && `${listingT(`gallery.${stage}`)} ${pair}` }] : []
    })
}

/** Formats a field's value for display. */
function useFieldValue(review: Review) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const { hkd } = useFormat()
  const amountOf = usePriceAmount()
  const picturesOf = usePictures(review)
  const locale = useLocale()
  const choices = useQuery(useApi(catalogApi).findChoices.queryOptions({ input: { locale } })).data
  const nameOf = (slug: string) =>
    [...(choices?.categories ?? []), ...(choices?.areas ?? [])].find((one) => one.slug === slug)?.name ?? slug
  const price = ({ title, unit, fromCents, toCents, note }: ListingContent['prices'][number]) => {
    // The unit says by itself that there is a quotation.
    const amount = fromCents === null ? '' : amountOf({ fromCents, toCents })
    return [bothOf(title), amount, listingT(`unit.${unit}`), bothOf(note)].filter(Boolean).join(' · ')
  }
  const hours = (value: ListingContent['openingHours']): string[] => {
    if (value === null) return []
    if (value.kind !== 'weekly') return [listingT(`hours.${value.kind}`)]
    return weekRows(value.days).map(({ from, to, spans }) => {
      const day =
        from === to
          ? listingT(`day.${from}`)
          : listingT('hours.days', { from: listingT(`day.${from}`), to: listingT(`day.${to}`) })
      const times = spans.map((span) => `${clockTime(span.from)} – ${clockTime(span.to)}`).join(', ')
      return `${day} ${times || listingT('hours.closed')}`
    })
  }
  const show: { [K in keyof Values]: (value: Values[K], field: Field) => Value } = {
    line: textOf,
    text: textOf,
    phone: (number) => (number ? formatPhone(number) : ''),
    email: textOf,
    url: textOf,
    registration: textOf,
    amount: (cents) => (cents === null ? t('review.none') : hkd(cents)),
    year: (year) => String(year ?? ''),
    boolean: (isTrue) => t(isTrue ? 'review.yes' : 'review.no'),
    choices: (chosen, { optionLabel }) => chosen.map((one) => listingT(`${optionLabel}.${one}` as 'payment.cash')),
    slugs: (slugs) => slugs.map(nameOf),
    prices: (rows) => rows.map(price),
    hours,
    licences: (rows) => rows.map(({ key, number, expiresOn }) => [key, number, expiresOn].filter(Boolean).join(' · ')),
    photos: (photos) => ({ pictures: picturesOf(photos) }),
    faq: (rows) => rows.map(({ question, answer }) => `${bothOf(question)}\n${bothOf(answer)}`),
  }
  return (content: ListingContent, name: ContentField) => {
    const field = fieldOf(name)
    return (show[field.kind] as (value: unknown, field: Field) => Value)(content[name], field)
  }
}

const textOf = (text: string | null) => text ?? ''
const bothOf = (text: Bilingual | null) => [text?.en, text?.zh].filter(Boolean).join(' / ')
