import { describe, expect, test } from 'vitest'
import { emptyContent } from '#features/listings/rules/content.ts'
import { fieldOfPath, importFields, missingFields, secondsLeft } from './rules.ts'
import { plainCell, readCells, writeCells } from './rules/cells.ts'
import { delimiterOf } from './rules/csv.ts'
import { foldName } from './rules/fold-name.ts'
import { guessMapping, headingsOf } from './rules/guess-mapping.ts'

const finder = (slugs: ReadonlyMap<string, string>) => (name: string) => slugs.get(foldName(name))
const places = {
  categories: finder(
    new Map([
      ['plumbers', 'plumbers'],
      ['plumber', 'plumbers'],
      ['水喉師傅', 'plumbers'],
      ['sofa, carpet', 'sofa-carpet-cleaning'],
    ]),
  ),
  areas: finder(
    new Map([
      ['wan chai', 'wan-chai'],
      ['灣仔', 'wan-chai'],
      ['central', 'central'],
    ]),
  ),
}

describe('the mapping', () => {
  test('is guessed from own field names first, then from known headings, using each column once', () => {
    const mapping = guessMapping([
      'Ref.',
      'Name',
      '中文名稱',
      'Category',
      'District',
      'WhatsApp No',
      'external_id',
      'Colour',
    ])
    expect(mapping).toMatchObject({
      external_id: 6,
      name_en: 1,
      name_zh: 2,
      categories: 3,
      areas: 4,
      whatsapp_number: 5,
    })
    expect(mapping.email).toBeNull()
    expect(missingFields(mapping)).toEqual(['description_en'])
    expect(missingFields({ ...mapping, external_id: null, description_zh: 7 })).toEqual(['external_id'])
  })

  test.each([
    [
      '編號 英文名稱 中文名稱 英文簡介 中文簡介 英文介紹 中文介紹 服務類別 服務地區 收費 手機號碼 電話號碼 電郵地址 網址 開放時間 商業登記證號碼',
    ],
    [
      '编号 英文名称 中文名称 英文简介 中文简介 英文介绍 中文介绍 服务类别 服务地区 收费 手机号码 电话号码 邮箱地址 网址 营业时间 商业登记号码',
    ],
    [
      'ID Name_(English) Name_(Chinese) English_summary Chinese_summary Description_(EN) Description_ZH Trade Areas_served Prices Mobile_no Phone_no E-mail_address Homepage Business_hours BR_number',
    ],
    [
      '編號 名稱（英文） 名稱（中文） 簡介(英文) 簡介(中文) 描述英文 描述中文 分類 區域 價目表 手提電話 聯絡電話 電子郵件 網頁 服務時間 商業登記',
    ],
  ])('is guessed from plain headings in each language: %s', (header) => {
    const mapping = guessMapping(header.split(' ').map((heading) => heading.replaceAll('_', ' ')))
    expect(Object.entries(mapping).flatMap(([field, at]) => (at === null ? [] : [[at, field]]))).toEqual(
      expect.arrayContaining(
        'external_id name_en name_zh summary_en summary_zh description_en description_zh categories areas prices whatsapp_number phone_number email website_url opening_hours business_registration_no'
          .split(' ')
          .map((field, at) => [at, field]),
      ),
    )
  })

  test('has each heading for one field only', () => {
    const headings = importFields.flatMap(headingsOf)
    expect(headings.filter((one, at) => headings.indexOf(one) !== at)).toEqual([])
  })

  test('maps a content error path to its column', () => {
    expect(['prices.0.fromCents', 'whatsappNumber', 'categories', 'openingHours.days.mon'].map(fieldOfPath)).toEqual([
      'prices',
      'whatsapp_number',
      'categories',
      'opening_hours',
    ])
  })
})

describe('a cell', () => {
  test('is read without spreadsheet artefacts', () => {
    expect(plainCell('="0123"')).toBe('0123')
    expect(plainCell('="a ""b"""')).toBe('a "b"')
    expect(plainCell("'+852 1234 5678")).toBe('+852 1234 5678')
    expect(plainCell("'tis")).toBe("'tis")
    expect(plainCell("'＝全形")).toBe('＝全形')
  })

  test('can hold prices, opening hours, categories, areas and lists', () => {
    const { content, errors } = readCells(
      {
        categories: 'Plumber; 水喉師傅',
        areas: '灣仔、Central',
        prices: 'Unblock a drain; job; 400; 800; parts extra | Survey; quote',
        opening_hours: 'mon-fri 09:00-13:00 14:00-18:00; sat 22-2; sun closed',
        languages_spoken: 'Cantonese, english',
        accepted_payments: 'FPS; bank transfer',
      },
      places,
    )
    expect(errors).toEqual([])
    expect(content.categories).toEqual(['plumbers', 'plumbers'])
    expect(readCells({ categories: 'Sofa, Carpet' }, places).content.categories).toEqual(['sofa-carpet-cleaning'])
    expect(content.areas).toEqual(['wan-chai', 'central'])
    expect(content.prices).toEqual([
      {
        title: { en: 'Unblock a drain', zh: null },
        unit: 'job',
        fromCents: 40_000,
        toCents: 80_000,
        note: { en: 'parts extra', zh: null },
      },
      { title: { en: 'Survey', zh: null }, unit: 'quote', fromCents: null, toCents: null, note: null },
    ])
    expect(content.openingHours).toMatchObject({
      days: {
        mon: [
          { from: 540, to: 780 },
          { from: 840, to: 1_080 },
        ],
        sat: [{ from: 1_320, to: 1_560 }],
        sun: [],
      },
    })
    expect([content.languagesSpoken, content.acceptedPayments]).toEqual([
      ['cantonese', 'english'],
      ['fps', 'bank_transfer'],
    ])
    expect('nameEn' in content).toBe(false)
  })

  test('can give prices in Chinese alone or beside the English', () => {
    const read = (prices: string) => readCells({ prices }, places).content.prices
    expect(read('通渠; job; 400; ; 零件另計')).toMatchObject([
      { title: { en: null, zh: '通渠' }, note: { en: null, zh: '零件另計' } },
    ])
    expect(read('Drain; job; 400; ; parts extra; 通渠; 零件另計')).toMatchObject([
      { title: { en: 'Drain', zh: '通渠' }, note: { en: 'parts extra', zh: '零件另計' } },
    ])
  })

  test('can give questions and answers in Chinese alone or beside the English', () => {
    const read = (faq: string) => readCells({ faq }, places).content.faq
    expect(read('會開單嗎？; 會，附收據。 | Do you work on Sundays?; Yes.; 星期日開工嗎？; 開。')).toEqual([
      { question: { en: null, zh: '會開單嗎？' }, answer: { en: null, zh: '會，附收據。' } },
      { question: { en: 'Do you work on Sundays?', zh: '星期日開工嗎？' }, answer: { en: 'Yes.', zh: '開。' } },
    ])
  })

  test('that cannot be read is an error of its column with the cell value', () => {
    const { errors } = readCells(
      { languages_spoken: 'klingon', opening_hours: 'whenever', prices: 'Work; fortnight; 5' },
      places,
    )
    expect(errors.map(({ field, error }) => [field, error])).toEqual([
      ['languages_spoken', 'listInvalid'],
      ['prices', 'unitWrong'],
      ['opening_hours', 'hoursInvalid'],
    ])
    expect(errors[0]?.value).toBe('klingon')
  })

  test.each([
    ['yes', true],
    [' TRUE ', true],
    ['是', true],
    ['no', false],
    ['', false],
  ])('says yes or no as "%s"', (cell, expected) => {
    expect(readCells({ takes_urgent_jobs: cell }, places)).toEqual({
      content: { takesUrgentJobs: expected },
      errors: [],
    })
  })

  test('that says neither yes nor no is an error', () => {
    const { errors } = readCells({ takes_urgent_jobs: 'perhaps' }, places)
    expect(errors).toEqual([{ field: 'takes_urgent_jobs', error: 'listInvalid', value: 'perhaps' }])
  })

  test('that was exported is read back unchanged', () => {
    const content = {
      ...emptyContent,
      nameEn: 'Mei’s "Plumbing", Ltd',
      nameZh: '＋加補習',
      descriptionZh: '多行\n文字',
      categories: ['plumbers'],
      areas: ['wan-chai', 'central'],
      prices: [
        {
          title: { en: 'Drain', zh: null },
          unit: 'job' as const,
          fromCents: 40_050,
          toCents: null,
          note: { en: 'parts; travel | tolls', zh: null },
        },
        {
          title: { en: 'Tap', zh: '水龍頭' },
          unit: 'visit' as const,
          fromCents: 10_000,
          toCents: 20_000,
          note: { en: null, zh: '零件另計' },
        },
        { title: { en: null, zh: '通渠' }, unit: 'quote' as const, fromCents: null, toCents: null, note: null },
      ],
      openingHours: { kind: 'weekly' as const, days: { mon: [{ from: 540, to: 1_080 }], holiday: [] } },
      whatsappNumber: '+85212345678',
      establishedYear: 1998,
      takesUrgentJobs: true,
      urgentSurchargeCents: 20_000,
      licences: [{ key: 'ld-plumber', number: 'P-1', expiresOn: '2027-03-31' }],
      faq: [
        {
          question: { en: 'Parts; who pays?', zh: '零件誰付；另計？' },
          answer: { en: 'You do | at cost \\ with receipt.\n\nAlways;', zh: '按成本價。\n附收據。' },
        },
        { question: { en: null, zh: '星期日開門嗎？' }, answer: { en: null, zh: '開。' } },
      ],
    }
    expect({ ...emptyContent, ...readCells(writeCells(content), places).content }).toEqual(content)
  })
})

test('the delimiter is the one declared by sep=, or that of most known headings, or the most frequent in the first line', () => {
  expect(delimiterOf('sep=;\r\na;b').delimiter).toBe(';')
  expect(delimiterOf('"a,b,c";d;e\n1,2,3').delimiter).toBe(';')
  expect(delimiterOf('Ref;Name\n1;a,b,c,d,e').delimiter).toBe(';')
  expect(delimiterOf('Suppliers, 2026, all, of them\n\nRef;Name').delimiter).toBe(';')
  expect(delimiterOf('a\tb\nc').delimiter).toBe('\t')
  expect(delimiterOf('alone').delimiter).toBe(',')
})

test('the remaining time is estimated once rows were processed', () => {
  expect(secondsLeft(0, 100, 5_000)).toBeNull()
  expect(secondsLeft(25, 100, 5_000)).toBe(15)
})
