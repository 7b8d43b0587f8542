import { expect, test } from 'vitest'
import { emptyContent, type ListingContent } from '#features/listings/rules/content.ts'
import { firstInvalidStep, stepOf } from './form-steps.ts'
import { chineseTexts, mapTexts } from './form-texts.ts'
import { contentOf, emptyFormValues, formValuesOf, type ListingFormValues, valuesOfDraft } from './form-values.ts'

const content: ListingContent = {
  ...emptyContent,
  nameEn: 'Tap & Pipe',
  descriptionZh: '修理水喉。\n通渠。',
  categories: ['plumbers'],
  areas: ['wan-chai', 'central'],
  prices: [
    {
      title: { en: 'Visit', zh: null },
      unit: 'visit',
      fromCents: 400_00,
      toCents: 650_50,
      note: { en: 'parts extra', zh: null },
    },
    { title: { en: 'Bathroom', zh: null }, unit: 'quote', fromCents: null, toCents: null, note: null },
  ],
  calloutFeeCents: 0,
  acceptedPayments: ['cash', 'fps'],
  openingHours: { kind: 'weekly', days: { mon: [{ from: 540, to: 1080 }], holiday: [] } },
  languagesSpoken: ['english'],
  whatsappNumber: '+852 6123 4567',
  establishedYear: 1998,
  licences: [{ key: 'wsd-licensed-plumber', number: 'L-1', expiresOn: null }],
  photos: [{ id: '0190a0b0-0000-7000-8000-000000000001', alt: { en: 'A tap', zh: null }, pair: null }],
  faq: [{ question: { en: 'Weekends?', zh: '週末？' }, answer: { en: 'Yes.', zh: '可以。' } }],
}

test('content survives the conversion to form values and back', () => {
  expect(contentOf(formValuesOf(content, [{ id: content.photos[0]!.id, variants: [], blur: null }]))).toEqual(content)
  // A photo whose upload was deleted can be neither shown nor submitted.
  expect(contentOf(formValuesOf(content)).photos).toEqual([])
  expect(contentOf(emptyFormValues)).toEqual(emptyContent)
})

test('a draft from before there were pairs and descriptions per language keeps its photos and their texts', () => {
  const photo = { id: content.photos[0]!.id, variants: [], blur: null }
  const draft = { nameEn: 'Tap', photos: ['A tap', '水龍頭 tap', ''].map((alt) => ({ ...photo, alt })) }
  const values = valuesOfDraft(draft as unknown as Partial<ListingFormValues>)
  expect(values).toEqual({
    nameEn: 'Tap',
    photos: [
      { ...photo, alt: { en: 'A tap', zh: '' }, pair: null },
      { ...photo, alt: { en: '', zh: '水龍頭 tap' }, pair: null },
      { ...photo, alt: { en: '', zh: '' }, pair: null },
    ],
  })
  expect(valuesOfDraft(values)).toEqual(values)
  expect(valuesOfDraft({ nameEn: 'Tap' })).toEqual({ nameEn: 'Tap' })
})

test('empty rows are dropped; rows with text are validated', () => {
  const blank = { en: '', zh: '' }
  const faq = [
    { question: { en: ' ', zh: '' }, answer: blank },
    { question: { en: 'Weekends?', zh: '' }, answer: blank },
  ]
  const licences = [{ key: 'emsd-electrical', number: '', expiresOn: '' }]
  expect(contentOf({ ...emptyFormValues, faq, licences })).toMatchObject({
    faq: [{ question: { en: 'Weekends?', zh: null }, answer: { en: null, zh: null } }],
    licences: [],
  })
})

test('every Chinese text is found once and replaced in place', () => {
  const typed = {
    ...emptyFormValues,
    nameZh: '修水管',
    nameEn: 'Pipes',
    prices: [
      { title: { en: '', zh: '修水管' }, unit: 'job' as const, from: '1', to: '', note: { en: '', zh: '另付零件' } },
    ],
    photos: [{ id: 'a', alt: { en: 'A tap', zh: '水龍頭' }, pair: null, variants: [], blur: null }],
    faq: [{ question: { en: '', zh: '周末?' }, answer: { en: 'Yes', zh: '' } }],
  }
  expect(chineseTexts(typed)).toEqual(['修水管', '另付零件', '水龍頭', '周末?'])
  expect(mapTexts(typed, (text) => text.replaceAll('周', '週')).faq).toEqual([
    { question: { en: '', zh: '週末?' }, answer: { en: 'Yes', zh: '' } },
  ])
})

test('an error of the server about a field outside the content belongs to no step', () => {
  expect(stepOf({ path: 'prices.0.fromCents' })).toBe('offer')
  expect(stepOf({ path: 'ownerEmail' })).toBeNull()
  expect(firstInvalidStep([{ path: 'ownerEmail', error: 'emailInvalid' }])).toBeNull()
})
