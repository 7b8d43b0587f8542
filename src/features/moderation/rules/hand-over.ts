import { parseEmail } from '#shared/email.ts'
import type { Field } from '#shared/form.ts'
import type { Localized } from '#shared/locale.ts'
import { cleanText, lengthOf } from '#shared/text.ts'

const maxReason = 1_000

export const handOverForm = {
  email: ((typed) => {
    const email = parseEmail(typed)
    return email === null ? { error: 'emailInvalid' } : { value: email }
  }) as Field<string>,
  reason: ((typed) => {
    const reason = cleanText(typed)
    if (reason === '') return { error: 'reasonMissing' }
    return lengthOf(reason) > maxReason ? { error: 'reasonTooLong' } : { value: reason }
  }) as Field<string>,
}

type Email = { subject: Localized; body: Localized }

/** E-mails about a listing that went to another owner. `{name}` is its name, `{reason}` the admin's text. */
export const handOverEmails: Record<'given' | 'taken', Email> = {
  given: {
    subject: {
      en: '“{name}” is yours now',
      'zh-Hant': '「{name}」現已歸你管理',
      'zh-Hans': '“{name}”现在由您管理',
    },
    body: {
      en: 'An admin moved the listing “{name}” to your account. You can change it, answer its reviews and see its statistics.\n\n{reason}',
      'zh-Hant': '管理員已把刊登「{name}」轉到你的帳戶。你可以修改內容、回覆評價，並查看統計數據。\n\n{reason}',
      'zh-Hans': '管理员已把“{name}”转到您的账号。您可以修改内容、回复评价，并查看统计数据。\n\n{reason}',
    },
  },
  taken: {
    subject: {
      en: '“{name}” was moved to another account',
      'zh-Hant': '「{name}」已轉到另一個帳戶',
      'zh-Hans': '“{name}”已转到另一个账号',
    },
    body: {
      en: 'An admin moved your listing “{name}” to another account. You can no longer change it. If this is a mistake, please write to us.\n\n{reason}',
      'zh-Hant': '管理員已把你的刊登「{name}」轉到另一個帳戶，你不能再修改它。如有錯誤，請與我們聯絡。\n\n{reason}',
      'zh-Hans': '管理员已把您的“{name}”转到另一个账号，您不能再修改它。如有错误，请与我们联系。\n\n{reason}',
    },
  },
}
