import type { ContentField } from '#features/listings/rules/content.ts'

/** Columns that a file may have, each for one field of a listing. `external_id` is the other system's own name for it. */
export const importFields = [
  'external_id',
  'name_en',
  'name_zh',
  'summary_en',
  'summary_zh',
  'description_en',
  'description_zh',
  'categories',
  'areas',
  'prices',
  'callout_fee',
  'accepted_payments',
  'opening_hours',
  'languages_spoken',
  'whatsapp_number',
  'phone_number',
  'email',
  'website_url',
  'established_year',
  'business_registration_no',
  'licences',
] as const
export type ImportField = (typeof importFields)[number]

/** Which column of the file fills each field: its place from 0, null for none. */
export type Mapping = Record<ImportField, number | null>

/** What a file must bring; of the names and descriptions one each, as everywhere. */
export const requiredFields: readonly ImportField[] = ['external_id', 'categories', 'areas', 'whatsapp_number']

export const importStates = ['mapping', 'checking', 'checked', 'importing', 'done', 'stopped'] as const
export type ImportState = (typeof importStates)[number]
export const rowOutcomes = ['good', 'faulty', 'created', 'updated', 'unchanged'] as const
export type RowOutcome = (typeof rowOutcomes)[number]
/** Faults of a row beside those of its content. */
export const rowErrors = ['idRequired', 'idTwice', 'listInvalid'] as const

/** A fault of a row: the column's field, what is wrong, and what stood there. */
export type RowError = { field: ImportField; error: string; value: string }

export const maxImportRows = 20_000
export const maxColumns = 60
/** SECURITY.md: an upload has at most 10 MB. */
export const maxFileBytes = 10 * 1024 * 1024

const fieldOf: Partial<Record<ContentField, ImportField>> = {
  nameEn: 'name_en',
  nameZh: 'name_zh',
  summaryEn: 'summary_en',
  summaryZh: 'summary_zh',
  descriptionEn: 'description_en',
  descriptionZh: 'description_zh',
  calloutFeeCents: 'callout_fee',
  acceptedPayments: 'accepted_payments',
  openingHours: 'opening_hours',
  languagesSpoken: 'languages_spoken',
  whatsappNumber: 'whatsapp_number',
  phoneNumber: 'phone_number',
  websiteUrl: 'website_url',
  establishedYear: 'established_year',
  businessRegistrationNo: 'business_registration_no',
  isBusinessRegistrationShown: 'business_registration_no',
}

/** The column that a fault of the content (`prices.0.fromCents`) belongs to. */
export function fieldOfPath(path: string): ImportField {
  const first = path.split('.')[0] as ContentField
  return fieldOf[first] ?? importFields.find((field) => field === first) ?? 'external_id'
}

/** Words that other systems head their columns with, folded; the first field that knows a heading takes it. */
const headings: Partial<Record<ImportField, readonly string[]>> = {
  external_id: ['id', 'ref', 'reference', 'code', '編號', '编号'],
  name_en: ['name', 'english name', 'business name', 'company', 'title', '英文名稱', '英文名称'],
  name_zh: ['chinese name', 'name chinese', '名稱', '中文名稱', '名称', '中文名称'],
  summary_en: ['summary', 'tagline'],
  summary_zh: ['chinese summary', '簡介', '简介'],
  description_en: ['description', 'about', 'english description'],
  description_zh: ['chinese description', '描述', '介紹', '介绍'],
  categories: ['category', 'service', 'services', 'type', '類別', '类别'],
  areas: ['area', 'district', 'location', 'locations', 'districts', '地區', '地区'],
  prices: ['price', 'price list', '價錢', '收費', '价格', '收费'],
  callout_fee: ['call out fee', 'call-out fee', '上門費', '上门费'],
  accepted_payments: ['payment', 'payments', 'payment methods', '付款方式'],
  opening_hours: ['hours', 'opening times', '營業時間', '营业时间'],
  languages_spoken: ['languages', 'language', '語言', '语言'],
  whatsapp_number: ['whatsapp', 'mobile', 'whatsapp no', '手機', '手机'],
  phone_number: ['phone', 'telephone', 'tel', '電話', '电话'],
  email: ['e-mail', 'email address', '電郵', '邮箱', '电邮'],
  website_url: ['website', 'url', 'web', '網站', '网站'],
  established_year: ['established', 'year', 'founded', '成立年份'],
  business_registration_no: ['br', 'br no', 'business registration', '商業登記', '商业登记'],
  licences: ['licence', 'license', 'licenses', '牌照'],
}

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[_\s.:*]+/g, ' ')
    .trim()

/** A first mapping, from the headings: our own names, then what other systems call them; each column once. */
export function guessMapping(columns: readonly string[]): Mapping {
  const heads = columns.map(folded)
  const used = new Set<number>()
  const take = (words: readonly string[]) => {
    const at = heads.findIndex((head, place) => !used.has(place) && words.includes(head))
    if (at !== -1) used.add(at)
    return at === -1 ? null : at
  }
  const own = importFields.map((field) => [field, take([folded(field)])] as const)
  return Object.fromEntries(own.map(([field, at]) => [field, at ?? take(headings[field] ?? [])])) as Mapping
}

/** Fields that the file must bring and no column fills. */
export function missingFields(mapping: Mapping): ImportField[] {
  const isEmpty = (field: ImportField) => mapping[field] === null
  const either = (one: ImportField, other: ImportField) => (isEmpty(one) && isEmpty(other) ? [one] : [])
  return [
    ...requiredFields.filter(isEmpty),
    ...either('name_en', 'name_zh'),
    ...either('description_en', 'description_zh'),
  ]
}

/** Seconds that are left, by what was done in the time since the start; null before anything was. */
export function secondsLeft(done: number, total: number, elapsedMs: number): number | null {
  return done > 0 ? Math.ceil(((total - done) * elapsedMs) / done / 1000) : null
}
