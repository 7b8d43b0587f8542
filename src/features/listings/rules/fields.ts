// Why long: one entry per field, in one table.
import { acceptedPayments, spokenLanguages } from '../rules.ts'

/** The steps of the form. */
export const steps = ['basics', 'offer', 'about', 'photos', 'contact'] as const
export type Step = (typeof steps)[number]

/**
 * What a value is. Its shape, empty value, check, form control, import and display are written once per kind, so a field
 * of a known kind needs only an entry here, a column, and its words.
 */
type Kind =
  | 'line'
  | 'text'
  | 'phone'
  | 'email'
  | 'url'
  | 'registration'
  | 'amount'
  | 'year'
  | 'boolean'
  | 'choices'
  | 'slugs'
  | 'prices'
  | 'hours'
  | 'licences'
  | 'photos'
  | 'faq'

export type Field = {
  kind: Kind
  /** The form step that holds the field. */
  step: Step
  /** Maximum length of a text, in code points. */
  max?: number
  /** Height of a text's control in lines; one line without it. */
  rows?: number
  lang?: 'en' | 'zh-Hant'
  isRequired?: true
  /** Allowed values of `choices`, with the prefix of their messages. */
  options?: readonly string[]
  optionLabel?: string
  /** Key of the control's hint: message `hint.<key>`. */
  hint?: string
  /** Only in plans with an enhanced profile. */
  isEnhanced?: true
  /** Blank, and not asked for, while this boolean field is false. */
  onlyWith?: string
  /** Shown to everybody as it is stored, on cards too or on the page only. Texts and rows are presented by language. */
  shown?: 'card' | 'page'
  /** Shown only while this boolean field is true. */
  shownIf?: string
  /** Description for the API document. */
  describe?: string
  /** Column of import and export files. */
  importAs?: string
  /** A change makes the search index stale. */
  isSearched?: true
}

/**
 * Every field of a listing's content, in the order in which screens show them. Every change to a live listing by its owner
 * waits for approval.
 */
export const fields = {
  nameEn: {
    kind: 'line',
    step: 'basics',
    max: 120,
    lang: 'en',
    hint: 'name',
    importAs: 'name_en',
    isSearched: true,
  },
  nameZh: {
    kind: 'line',
    step: 'basics',
    max: 120,
    lang: 'zh-Hant',
    hint: 'name',
    importAs: 'name_zh',
    isSearched: true,
  },
  summaryEn: {
    kind: 'line',
    step: 'basics',
    max: 160,
    rows: 2,
    lang: 'en',
    hint: 'summary',
    importAs: 'summary_en',
    isSearched: true,
  },
  summaryZh: {
    kind: 'line',
    step: 'basics',
    max: 160,
    rows: 2,
    lang: 'zh-Hant',
    hint: 'summary',
    importAs: 'summary_zh',
    isSearched: true,
  },
  languagesSpoken: {
    kind: 'choices',
    step: 'basics',
    options: spokenLanguages,
    optionLabel: 'language',
    shown: 'page',
    importAs: 'languages_spoken',
    isSearched: true,
  },
  establishedYear: {
    kind: 'year',
    step: 'basics',
    hint: 'optional',
    shown: 'page',
    importAs: 'established_year',
  },
  descriptionEn: {
    kind: 'text',
    step: 'about',
    max: 5_000,
    rows: 8,
    lang: 'en',
    hint: 'description',
    importAs: 'description_en',
    isSearched: true,
  },
  descriptionZh: {
    kind: 'text',
    step: 'about',
    max: 5_000,
    rows: 8,
    lang: 'zh-Hant',
    hint: 'description',
    importAs: 'description_zh',
    isSearched: true,
  },
  categories: {
    kind: 'slugs',
    step: 'offer',
    importAs: 'categories',
  },
  licences: {
    kind: 'licences',
    step: 'offer',
    importAs: 'licences',
    isSearched: true,
  },
  areas: {
    kind: 'slugs',
    step: 'offer',
    importAs: 'areas',
  },
  prices: {
    kind: 'prices',
    step: 'offer',
    importAs: 'prices',
    isSearched: true,
  },
  calloutFeeCents: {
    kind: 'amount',
    step: 'offer',
    hint: 'callout',
    shown: 'card',
    describe: '0: none; null: unspecified',
    importAs: 'callout_fee',
  },
  takesUrgentJobs: {
    kind: 'boolean',
    step: 'offer',
    shown: 'card',
    importAs: 'takes_urgent_jobs',
    isSearched: true,
  },
  urgentSurchargeCents: {
    kind: 'amount',
    step: 'offer',
    hint: 'urgentSurcharge',
    onlyWith: 'takesUrgentJobs',
    shown: 'page',
    importAs: 'urgent_surcharge',
  },
  acceptedPayments: {
    kind: 'choices',
    step: 'offer',
    options: acceptedPayments,
    optionLabel: 'payment',
    shown: 'page',
    importAs: 'accepted_payments',
    isSearched: true,
  },
  whatsappNumber: {
    kind: 'phone',
    step: 'contact',
    isRequired: true,
    hint: 'whatsapp',
    shown: 'card',
    describe: 'E.164',
    importAs: 'whatsapp_number',
    isSearched: true,
  },
  phoneNumber: {
    kind: 'phone',
    step: 'contact',
    hint: 'phone',
    shown: 'page',
    describe: 'E.164',
    importAs: 'phone_number',
  },
  email: {
    kind: 'email',
    step: 'contact',
    hint: 'optionalShown',
    shown: 'page',
    importAs: 'email',
  },
  websiteUrl: {
    kind: 'url',
    step: 'contact',
    hint: 'optional',
    shown: 'page',
    importAs: 'website_url',
  },
  openingHours: {
    kind: 'hours',
    step: 'contact',
    shown: 'page',
    importAs: 'opening_hours',
    isSearched: true,
  },
  businessRegistrationNo: {
    kind: 'registration',
    step: 'contact',
    hint: 'registration',
    shown: 'page',
    shownIf: 'isBusinessRegistrationShown',
    describe: 'only when the owner shows it',
    importAs: 'business_registration_no',
  },
  isBusinessRegistrationShown: { kind: 'boolean', step: 'contact' },
  photos: { kind: 'photos', step: 'photos' },
  videoUrl: { kind: 'url', step: 'about', hint: 'video', isEnhanced: true },
  faq: {
    kind: 'faq',
    step: 'about',
    isEnhanced: true,
    importAs: 'faq',
  },
} as const satisfies Record<string, Field>

export type ContentField = keyof typeof fields
export const contentFields = Object.keys(fields) as ContentField[]

/** The entry of a field with all optional properties. */
export const fieldOf = (name: ContentField): Field => fields[name]

type With<Property> = { [F in ContentField]: (typeof fields)[F] extends Property ? F : never }[ContentField]
const fieldsWhere = <F extends ContentField>(isIncluded: (field: Field) => boolean) =>
  contentFields.filter((name) => isIncluded(fieldOf(name))) as F[]

/** Fields of these kinds. */
export type FieldOfKind<K extends Kind> = With<{ kind: K }>
export const fieldsOfKind = <K extends Kind>(...kinds: K[]) =>
  fieldsWhere<FieldOfKind<K>>(({ kind }) => kinds.some((one) => one === kind))

/** Fields that are columns of `listings`; the others have tables of their own. */
export type ColumnField = Exclude<ContentField, FieldOfKind<'slugs' | 'photos'>>
export const columnFields = fieldsWhere<ColumnField>(({ kind }) => kind !== 'slugs' && kind !== 'photos')

/** Fields that everybody sees as they are stored. */
export type CardField = With<{ shown: 'card' }>
export type PageField = With<{ shown: 'page' }>
export const cardFields = fieldsWhere<CardField>(({ shown }) => shown === 'card')
export const pageFields = fieldsWhere<PageField>(({ shown }) => shown === 'page')

/** Columns of import files for fields. */
export type ImportColumn = Extract<(typeof fields)[ContentField], { importAs: string }>['importAs']
export const importedFields = fieldsWhere<With<{ importAs: string }>>(({ importAs }) => importAs !== undefined)

export const searchedFields = fieldsWhere<ColumnField>(({ isSearched }) => isSearched ?? false)
