import type { ContentField } from '#features/listings/rules/fields.ts'
import type { Locale, Localized } from '#shared/locale.ts'

/** Reasons for rejecting a listing, most frequent first. `other` has no text: the admin writes it. */
export const rejectionTemplateKeys = [
  'price',
  'category',
  'contact',
  'licence',
  'photos',
  'duplicate',
  'text',
  'language',
  'area',
  'forbidden',
  'other',
] as const
export type RejectionTemplate = (typeof rejectionTemplateKeys)[number]

/** Rejection texts for the owner, in the owner's language; an admin may edit them before sending. */
export const rejectionTemplates: Record<RejectionTemplate, Localized> = {
  price: {
    en: 'Please enter at least one real price, with what it covers, or choose “Price on request only”.',
    'zh-Hant': '請最少填寫一項實際收費，並說明包括甚麼；如需視乎情況，請選擇「全部另行報價」。',
    'zh-Hans': '请至少填写一项真实价格，并说明包含哪些内容；如需视情况而定，请选择“全部另行报价”。',
  },
  category: {
    en: 'The description is about another kind of service than the category. Please choose the category that fits, or change the text.',
    'zh-Hant': '描述的服務與所選類別不符。請選擇合適的類別，或修改描述。',
    'zh-Hans': '描述的服务与所选类别不符。请选择合适的类别，或修改描述。',
  },
  contact: {
    en: 'Phone numbers, web addresses and QR codes belong in the contact fields. Please take them out of the texts and photos.',
    'zh-Hant': '電話號碼、網址及二維碼請填在聯絡欄位，並從文字和相片中刪去。',
    'zh-Hans': '电话号码、网址和二维码请填写在联系方式栏，并从文字和照片中删除。',
  },
  licence: {
    en: 'We could not find the licence number in the register. Please check it and send it again.',
    'zh-Hant': '我們在登記冊找不到這個牌照號碼。請核對後再提交。',
    'zh-Hans': '我们在登记册中找不到这个执照号码。请核对后重新提交。',
  },
  photos: {
    en: 'Please use photos of your own work. Some of these belong to somebody else, or show people who can be recognised.',
    'zh-Hant': '請使用自己工作的相片。部分相片屬於他人，或可認出當中人士。',
    'zh-Hans': '请使用自己工作的照片。部分照片属于他人，或可辨认出其中的人。',
  },
  duplicate: {
    en: 'This business has a listing already. Please change that one instead of adding another.',
    'zh-Hant': '這間商戶已經刊登。請修改原有的一間，毋須另外新增。',
    'zh-Hans': '这家店铺已经发布过。请修改原有的，无需另外新增。',
  },
  text: {
    en: 'Please say in a few plain sentences what you do, for whom and where. Please avoid words in capitals, repeated words and claims that nobody can check.',
    'zh-Hant': '請用幾句簡單的話說明你提供甚麼服務、對象是誰、在哪裡。請避免重複字句，以及誇大而無法查證的說法。',
    'zh-Hans': '请用几句简单的话说明您提供什么服务、面向谁、在哪里。请避免重复的字句，以及夸大而无法查证的说法。',
  },
  language: {
    en: 'Listings should be written in English or Traditional Chinese.',
    'zh-Hant': '刊登內容請以英文或繁體中文撰寫。',
    'zh-Hans': '发布内容请使用英文或繁体中文撰写。',
  },
  area: {
    en: 'Please choose only the areas that you really serve in Hong Kong.',
    'zh-Hant': '請只選擇你在香港實際提供服務的地區。',
    'zh-Hans': '请只选择您在香港实际提供服务的地区。',
  },
  forbidden: {
    en: 'Kaifong can’t list this kind of service. Our Terms of Service say which ones.',
    'zh-Hant': 'Kaifong 街坊不能刊登這類服務，詳情請參閱服務條款。',
    'zh-Hans': 'Kaifong 街坊不能发布这类服务，详情请参阅服务条款。',
  },
  other: { en: '', 'zh-Hant': '', 'zh-Hans': '' },
}

/** The fields that an owner has to change after a rejection by this template. */
export const fieldsOfTemplate: Record<RejectionTemplate, readonly ContentField[]> = {
  price: ['prices'],
  category: ['categories', 'descriptionEn'],
  contact: ['descriptionEn', 'photos'],
  licence: ['licences'],
  photos: ['photos'],
  duplicate: [],
  text: ['descriptionEn'],
  language: ['descriptionEn'],
  area: ['areas'],
  forbidden: [],
  other: [],
}

/** The text for the owner: an unedited template in the owner's language, anything else as written. */
export function reasonFor(template: RejectionTemplate, typed: string, reader: Locale): string {
  const texts = rejectionTemplates[template]
  return typed !== '' && Object.values(texts).includes(typed) ? texts[reader] : typed
}

/** The template with this text, in any language; `other` for text that matches none. */
export function templateOf(typed: string): RejectionTemplate {
  const found = rejectionTemplateKeys.find((key) => Object.values(rejectionTemplates[key]).includes(typed))
  return (typed !== '' && found) || 'other'
}
