import { csvOf } from '#shared/csv.ts'
import { type ImportField, importFields } from '../rules.ts'

/** One row that shows how cells are written. Its number belongs to nobody, so that a check always refuses the row. */
const example: Partial<Record<ImportField, string>> = {
  external_id: 'example-1',
  name_en: 'Mei’s Taps',
  name_zh: '美姐水喉',
  summary_en: 'Taps and drains, mended the same day',
  description_en: 'Taps, toilets and drains since 1998, with a price before the work begins.',
  description_zh: '維修水龍頭、坐廁及去水渠，開工前先報價。',
  categories: 'plumbers',
  areas: 'wan-chai; 中環',
  prices: 'Drain; job; 400; 800; ; 通渠 | Survey; quote',
  callout_fee: '200',
  takes_urgent_jobs: 'yes',
  accepted_payments: 'cash; fps; payme',
  opening_hours: 'mon-fri 09:00-18:00; sat 10:00-14:00',
  languages_spoken: 'cantonese; english',
  whatsapp_number: '+852 1234 5678',
  website_url: 'https://example.com',
  established_year: '1998',
}

/** A CSV file with every column and one example row. */
export function importTemplate(): string {
  return csvOf([importFields, importFields.map((field) => example[field] ?? '')])
}
