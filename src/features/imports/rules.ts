import type { ContentField } from '#features/listings/rules/content.ts'

/**
 * Columns that a file may have, each for one listing field. `external_id` is the id of the entry in the other system.
 */
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

/** Zero-based column index of the file for each field; null for none. */
export type Mapping = Record<ImportField, number | null>

/** Columns that a file must have, besides one name and one description column. */
export const requiredFields: readonly ImportField[] = ['external_id', 'categories', 'areas', 'whatsapp_number']

export const importStates = ['mapping', 'checking', 'checked', 'importing', 'done', 'stopped'] as const
export type ImportState = (typeof importStates)[number]
export const rowOutcomes = ['good', 'faulty', 'created', 'updated', 'unchanged'] as const
export type RowOutcome = (typeof rowOutcomes)[number]
/** Row errors in addition to the content errors of listings. */
export const rowErrors = ['idRequired', 'idTwice', 'listInvalid'] as const

/** An error of a row: the field, the error code, and the value of the cell. */
export type RowError = { field: ImportField; error: string; value: string }

export const maxImportRows = 20_000
export const maxColumns = 60
/** Maximum file size in bytes (docs/security.md). */
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

/** The import field that a content error path (`prices.0.fromCents`) belongs to. */
export function fieldOfPath(path: string): ImportField {
  const first = path.split('.')[0] as ContentField
  return fieldOf[first] ?? importFields.find((field) => field === first) ?? 'external_id'
}

/** Folded column headings used by other systems; the first field that lists a heading gets the column. */
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

const foldHeading = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[_\s.:*]+/g, ' ')
    .trim()

/**
 * Initial mapping guessed from the headings: own field names first, then those of other systems. Each column is used
 * once.
 */
export function guessMapping(columns: readonly string[]): Mapping {
  const headingsOfFile = columns.map(foldHeading)
  const used = new Set<number>()
  const claimColumn = (aliases: readonly string[]) => {
    const at = headingsOfFile.findIndex((heading, column) => !used.has(column) && aliases.includes(heading))
    if (at !== -1) used.add(at)
    return at === -1 ? null : at
  }
  const own = importFields.map((field) => [field, claimColumn([foldHeading(field)])] as const)
  return Object.fromEntries(own.map(([field, at]) => [field, at ?? claimColumn(headings[field] ?? [])])) as Mapping
}

/** Required fields that no column is mapped to. */
export function missingFields(mapping: Mapping): ImportField[] {
  const isEmpty = (field: ImportField) => mapping[field] === null
  const either = (one: ImportField, other: ImportField) => (isEmpty(one) && isEmpty(other) ? [one] : [])
  return [
    ...requiredFields.filter(isEmpty),
    ...either('name_en', 'name_zh'),
    ...either('description_en', 'description_zh'),
  ]
}

/** Estimated seconds left, extrapolated from the progress so far; null before any row is done. */
export function secondsLeft(done: number, total: number, elapsedMs: number): number | null {
  return done > 0 ? Math.ceil(((total - done) * elapsedMs) / done / 1000) : null
}
