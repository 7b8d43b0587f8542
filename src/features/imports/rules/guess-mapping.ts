import { importFields, type ImportField, type Mapping } from '../rules.ts'

/**
 * Headings, folded, under which other systems and people's own tables have the column of each field, besides its own name.
 * Each stands once.
 */
const headings: Record<ImportField, string> = {
  external_id: 'id, ref, reference, code, 編號, 编号, 代號, 代号, 序號, 序号',
  owner_email: 'owner, owner e-mail, member email, 刊登者, 刊登者電郵, 发布者, 发布者邮箱, 會員電郵, 会员邮箱',
  photos:
    'photo, pictures, images, image, photo urls, image urls, 相片, 圖片, 照片, 图片, 圖片網址, 图片网址, 相片網址, 照片网址',
  name_en:
    'name, english name, business name, company, title, 英文名稱, 英文名称, english business name, company name, 英文名, 英文店名, 英文公司名稱, 英文公司名称, 英文標題, 英文标题',
  name_zh:
    'chinese name, name chinese, 名稱, 中文名稱, 名称, 中文名称, chinese business name, 中文名, 中文店名, 店名, 商號, 商号, 公司名稱, 公司名称, 商戶名稱, 商户名称, 標題, 标题',
  summary_en: 'summary, tagline, english summary, short description, 英文簡介, 英文简介, 英文摘要',
  summary_zh: 'chinese summary, 簡介, 简介, chinese short description, 中文簡介, 中文简介, 摘要, 中文摘要',
  languages_spoken:
    'languages, language, 語言, 语言, spoken languages, 會說語言, 会说语言, 服務語言, 服务语言, 所講語言',
  established_year:
    'established, year, founded, 成立年份, year established, since, 成立年, 創立年份, 创立年份, 開業年份, 开业年份',
  description_en:
    'description, about, english description, english about, details, 英文描述, 英文介紹, 英文介绍, 英文說明, 英文说明, 英文詳情, 英文详情',
  description_zh:
    'chinese description, 描述, 介紹, 介绍, 中文描述, 中文介紹, 中文介绍, 說明, 说明, 中文說明, 中文说明, 詳情, 详情, 服務介紹, 服务介绍',
  categories:
    'category, service, services, type, 類別, 类别, trade, trades, 分類, 分类, 服務, 服务, 服務類別, 服务类别, 服務類型, 服务类型, 類型, 类型, 行業, 行业, 工種, 工种',
  licences:
    'licence, license, licenses, 牌照, licence no, license no, 執照, 执照, 牌照號碼, 牌照号码, 執照號碼, 执照号码',
  areas:
    'area, district, location, locations, districts, 地區, 地区, areas served, service area, service areas, region, 區域, 区域, 地點, 地点, 服務地區, 服务地区, 服務範圍, 服务范围, 分區, 分区',
  prices:
    'price, price list, 價錢, 收費, 价格, 收费, prices, rates, fees, 價格, 價目, 价目, 價目表, 价目表, 收費表, 收费表, 費用, 费用',
  callout_fee: 'call out fee, call-out fee, 上門費, 上门费, callout, 上門費用, 上门费用, 檢查費, 检查费',
  takes_urgent_jobs: 'urgent, urgent jobs, 急單, 接急單, 急件, 接急件, 急单, 接急单',
  urgent_surcharge: 'urgent fee, 急單附加費, 急件附加費, 急单加价, 加急費, 加急费, 急單附加費用',
  accepted_payments: 'payment, payments, payment methods, 付款方式, 付款, 付款方法, 支付方式, 收款方式, 支付',
  whatsapp_number:
    'whatsapp, mobile, whatsapp no, 手機, 手机, whatsapp 號碼, whatsapp號碼, whatsapp 号码, whatsapp号码, mobile no, mobile number, 手提電話, 手機號碼, 手机号码, 手机号',
  phone_number:
    'phone, telephone, tel, 電話, 电话, phone no, telephone no, telephone number, 電話號碼, 电话号码, 聯絡電話, 联系电话, 固網電話, 座机',
  email:
    'e-mail, email address, 電郵, 邮箱, 电邮, e-mail address, 電郵地址, 電子郵件, 电子邮件, 電子郵箱, 电子邮箱, 邮件, 邮箱地址',
  website_url: 'website, url, web, 網站, 网站, web site, homepage, 網址, 网址, 網頁, 网页, 主頁, 主页',
  opening_hours:
    'hours, opening times, 營業時間, 营业时间, business hours, 營業時段, 開放時間, 开放时间, 服務時間, 服务时间, 辦公時間, 办公时间',
  business_registration_no:
    'br, br no, business registration, 商業登記, 商业登记, br number, 商業登記號碼, 商业登记号码, 商業登記證, 商业登记证, 商業登記證號碼, 商业登记证号码',
  faq: 'questions, questions and answers, q&a, 常見問題, 常见问题, 問答, 问答',
}

export const headingsOf = (field: ImportField): readonly string[] => headings[field].split(', ')

/** Without punctuation, and with its language first: Name (English), 簡介（英文）. */
const foldHeading = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[_\s.:*()[\]【】]+/g, ' ')
    .trim()
    .replace(/^(.+?) ?(英文|中文)$/, '$2$1')
    .replace(/^(.+) (english|chinese|en|zh)$/, '$2 $1')

/**
 * Initial mapping guessed from the headings: own field names first, then those of other systems. Each column is used
 * once.
 */
export function guessMapping(columns: readonly string[]): Mapping {
  const folded = columns.map(foldHeading)
  const used = new Set<number>()
  const claimColumn = (aliases: readonly string[]) => {
    const at = folded.findIndex((heading, column) => !used.has(column) && aliases.includes(heading))
    if (at !== -1) used.add(at)
    return at === -1 ? null : at
  }
  const own = importFields.map((field) => [field, claimColumn([foldHeading(field)])] as const)
  return Object.fromEntries(own.map(([field, at]) => [field, at ?? claimColumn(headingsOf(field))])) as Mapping
}
