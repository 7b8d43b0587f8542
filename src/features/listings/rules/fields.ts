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
  /** Column of import and export files, and further headings (folded) under which other systems export it. */
  importAs?: string
  headings?: readonly string[]
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
    headings: [
      'name',
      'english name',
      'business name',
      'company',
      'title',
      '英文名稱',
      '英文名称',
      'english business name',
      'company name',
      '英文名',
      '英文店名',
      '英文公司名稱',
      '英文公司名称',
      '英文標題',
      '英文标题',
    ],
    isSearched: true,
  },
  nameZh: {
    kind: 'line',
    step: 'basics',
    max: 120,
    lang: 'zh-Hant',
    hint: 'name',
    importAs: 'name_zh',
    headings: [
      'chinese name',
      'name chinese',
      '名稱',
      '中文名稱',
      '名称',
      '中文名称',
      'chinese business name',
      '中文名',
      '中文店名',
      '店名',
      '商號',
      '商号',
      '公司名稱',
      '公司名称',
      '商戶名稱',
      '商户名称',
      '標題',
      '标题',
    ],
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
    headings: ['summary', 'tagline', 'english summary', 'short description', '英文簡介', '英文简介', '英文摘要'],
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
    headings: [
      'chinese summary',
      '簡介',
      '简介',
      'chinese short description',
      '中文簡介',
      '中文简介',
      '摘要',
      '中文摘要',
    ],
    isSearched: true,
  },
  languagesSpoken: {
    kind: 'choices',
    step: 'basics',
    options: spokenLanguages,
    optionLabel: 'language',
    shown: 'page',
    importAs: 'languages_spoken',
    headings: [
      'languages',
      'language',
      '語言',
      '语言',
      'spoken languages',
      '會說語言',
      '会说语言',
      '服務語言',
      '服务语言',
      '所講語言',
    ],
    isSearched: true,
  },
  establishedYear: {
    kind: 'year',
    step: 'basics',
    hint: 'optional',
    shown: 'page',
    importAs: 'established_year',
    headings: [
      'established',
      'year',
      'founded',
      '成立年份',
      'year established',
      'since',
      '成立年',
      '創立年份',
      '创立年份',
      '開業年份',
      '开业年份',
    ],
  },
  descriptionEn: {
    kind: 'text',
    step: 'about',
    max: 5_000,
    rows: 8,
    lang: 'en',
    hint: 'description',
    importAs: 'description_en',
    headings: [
      'description',
      'about',
      'english description',
      'english about',
      'details',
      '英文描述',
      '英文介紹',
      '英文介绍',
      '英文說明',
      '英文说明',
      '英文詳情',
      '英文详情',
    ],
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
    headings: [
      'chinese description',
      '描述',
      '介紹',
      '介绍',
      '中文描述',
      '中文介紹',
      '中文介绍',
      '說明',
      '说明',
      '中文說明',
      '中文说明',
      '詳情',
      '详情',
      '服務介紹',
      '服务介绍',
    ],
    isSearched: true,
  },
  categories: {
    kind: 'slugs',
    step: 'offer',
    importAs: 'categories',
    headings: [
      'category',
      'service',
      'services',
      'type',
      '類別',
      '类别',
      'trade',
      'trades',
      '分類',
      '分类',
      '服務',
      '服务',
      '服務類別',
      '服务类别',
      '服務類型',
      '服务类型',
      '類型',
      '类型',
      '行業',
      '行业',
      '工種',
      '工种',
    ],
  },
  licences: {
    kind: 'licences',
    step: 'offer',
    importAs: 'licences',
    headings: [
      'licence',
      'license',
      'licenses',
      '牌照',
      'licence no',
      'license no',
      '執照',
      '执照',
      '牌照號碼',
      '牌照号码',
      '執照號碼',
      '执照号码',
    ],
  },
  areas: {
    kind: 'slugs',
    step: 'offer',
    importAs: 'areas',
    headings: [
      'area',
      'district',
      'location',
      'locations',
      'districts',
      '地區',
      '地区',
      'areas served',
      'service area',
      'service areas',
      'region',
      '區域',
      '区域',
      '地點',
      '地点',
      '服務地區',
      '服务地区',
      '服務範圍',
      '服务范围',
      '分區',
      '分区',
    ],
  },
  prices: {
    kind: 'prices',
    step: 'offer',
    importAs: 'prices',
    headings: [
      'price',
      'price list',
      '價錢',
      '收費',
      '价格',
      '收费',
      'prices',
      'rates',
      'fees',
      '價格',
      '價目',
      '价目',
      '價目表',
      '价目表',
      '收費表',
      '收费表',
      '費用',
      '费用',
    ],
    isSearched: true,
  },
  calloutFeeCents: {
    kind: 'amount',
    step: 'offer',
    hint: 'callout',
    shown: 'page',
    describe: '0: none; null: unspecified',
    importAs: 'callout_fee',
    headings: [
      'call out fee',
      'call-out fee',
      '上門費',
      '上门费',
      'callout',
      '上門費用',
      '上门费用',
      '檢查費',
      '检查费',
    ],
  },
  takesUrgentJobs: {
    kind: 'boolean',
    step: 'offer',
    shown: 'card',
    importAs: 'takes_urgent_jobs',
    headings: ['urgent', 'urgent jobs', '急單', '接急單', '急件', '接急件', '急单', '接急单'],
    isSearched: true,
  },
  urgentSurchargeCents: {
    kind: 'amount',
    step: 'offer',
    hint: 'urgentSurcharge',
    onlyWith: 'takesUrgentJobs',
    shown: 'page',
    importAs: 'urgent_surcharge',
    headings: ['urgent fee', '急單附加費', '急件附加費', '急单加价', '加急費', '加急费', '急單附加費用'],
  },
  acceptedPayments: {
    kind: 'choices',
    step: 'offer',
    options: acceptedPayments,
    optionLabel: 'payment',
    shown: 'page',
    importAs: 'accepted_payments',
    headings: [
      'payment',
      'payments',
      'payment methods',
      '付款方式',
      '付款',
      '付款方法',
      '支付方式',
      '收款方式',
      '支付',
    ],
  },
  whatsappNumber: {
    kind: 'phone',
    step: 'contact',
    isRequired: true,
    hint: 'whatsapp',
    shown: 'card',
    describe: 'E.164',
    importAs: 'whatsapp_number',
    headings: [
      'whatsapp',
      'mobile',
      'whatsapp no',
      '手機',
      '手机',
      'whatsapp 號碼',
      'whatsapp號碼',
      'whatsapp 号码',
      'whatsapp号码',
      'mobile no',
      'mobile number',
      '手提電話',
      '手機號碼',
      '手机号码',
      '手机号',
    ],
    isSearched: true,
  },
  phoneNumber: {
    kind: 'phone',
    step: 'contact',
    hint: 'phone',
    shown: 'page',
    describe: 'E.164',
    importAs: 'phone_number',
    headings: [
      'phone',
      'telephone',
      'tel',
      '電話',
      '电话',
      'phone no',
      'telephone no',
      'telephone number',
      '電話號碼',
      '电话号码',
      '聯絡電話',
      '联系电话',
      '固網電話',
      '座机',
    ],
  },
  email: {
    kind: 'email',
    step: 'contact',
    hint: 'optionalShown',
    shown: 'page',
    importAs: 'email',
    headings: [
      'e-mail',
      'email address',
      '電郵',
      '邮箱',
      '电邮',
      'e-mail address',
      '電郵地址',
      '電子郵件',
      '电子邮件',
      '電子郵箱',
      '电子邮箱',
      '邮件',
      '邮箱地址',
    ],
  },
  websiteUrl: {
    kind: 'url',
    step: 'contact',
    hint: 'optional',
    shown: 'page',
    importAs: 'website_url',
    headings: [
      'website',
      'url',
      'web',
      '網站',
      '网站',
      'web site',
      'homepage',
      '網址',
      '网址',
      '網頁',
      '网页',
      '主頁',
      '主页',
    ],
  },
  openingHours: {
    kind: 'hours',
    step: 'contact',
    shown: 'page',
    importAs: 'opening_hours',
    headings: [
      'hours',
      'opening times',
      '營業時間',
      '营业时间',
      'business hours',
      '營業時段',
      '開放時間',
      '开放时间',
      '服務時間',
      '服务时间',
      '辦公時間',
      '办公时间',
    ],
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
    headings: [
      'br',
      'br no',
      'business registration',
      '商業登記',
      '商业登记',
      'br number',
      '商業登記號碼',
      '商业登记号码',
      '商業登記證',
      '商业登记证',
      '商業登記證號碼',
      '商业登记证号码',
    ],
  },
  isBusinessRegistrationShown: { kind: 'boolean', step: 'contact' },
  photos: { kind: 'photos', step: 'photos' },
  videoUrl: { kind: 'url', step: 'about', hint: 'video', isEnhanced: true },
  faq: {
    kind: 'faq',
    step: 'about',
    isEnhanced: true,
    importAs: 'faq',
    headings: ['questions', 'questions and answers', 'q&a', '常見問題', '常见问题', '問答', '问答'],
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
