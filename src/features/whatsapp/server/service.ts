import { codeMinutes, parseCode } from '#features/accounts/rules/verification.ts'
import { confirmByNumber, dropVerification } from '#features/accounts/server/service/verification.ts'
import type { Ctx } from '#platform/server/context.ts'
import { WhatsappError } from '#platform/server/whatsapp-api.ts'
import { fallbackLocale, type Locale, type Localized } from '#shared/locale.ts'
import * as store from './store.ts'

/** The one answer to a code. */
const answers: Record<'confirmed' | 'refused' | 'shareNumber', Localized> = {
  confirmed: {
    en: 'Thank you. Your WhatsApp number is confirmed on Kaifong.',
    'zh-Hant': '多謝，你的 WhatsApp 號碼已在 Kaifong 街坊確認。',
    'zh-Hans': '谢谢，您的 WhatsApp 号码已在 Kaifong 街坊确认。',
  },
  refused: {
    en: 'This code does not belong to this number, or it has expired. Please get a new one on your profile page.',
    'zh-Hant': '驗證碼與這個號碼不符，或已過期。請在個人檔案頁取得新的驗證碼。',
    'zh-Hans': '验证码与此号码不符，或已过期。请在个人资料页获取新的验证码。',
  },
  shareNumber: {
    en: 'WhatsApp does not show us your number. Please share it, so that we can confirm it.',
    'zh-Hant': 'WhatsApp 沒有向我們顯示你的號碼。請分享號碼，以便確認。',
    'zh-Hans': 'WhatsApp 未向我们显示您的号码。请分享号码，以便确认。',
  },
}

/**
 * Handles a message to the site's number: a code confirms the number that it came from. Where the sender's number is
 * hidden, they are asked to share it, and the code that they sent before counts with it. Anything else has no answer.
 */
export async function handleMessage(ctx: Ctx, id: string): Promise<void> {
  const reply = await ctx.db.transaction(async (db) => {
    const message = await store.lockUnhandled(db, id)
    if (!message) return null
    await store.markHandled(db, id, ctx.now())
    if (message.hasChangedNumber && message.fromNumber) {
      await dropVerification({ ...ctx, db }, message.fromNumber)
      return null
    }
    const number = message.sharedNumber ?? message.fromNumber
    const code = message.sharedNumber ? await codeBefore(ctx, message.fromUser) : codeIn(message.body)
    if (code === null) return null
    if (number === null) return { to: message.fromUser, text: 'shareNumber' as const, locale: fallbackLocale }
    const { isConfirmed, locale } = await confirmByNumber({ ...ctx, db }, number, code)
    return { to: message.fromUser, text: isConfirmed ? ('confirmed' as const) : ('refused' as const), locale }
  })
  if (reply) await answer(ctx, reply)
}

const codeIn = (body: string) => (/^\s*verify/i.test(body) ? parseCode(body) : null)

/** The code that the sender wrote while it was valid. */
async function codeBefore({ db, now }: Ctx, fromUser: string): Promise<string | null> {
  const since = new Date(now().getTime() - codeMinutes * 60_000)
  const messages = await store.findLatestOf(db, fromUser, since)
  return messages.map(({ body }) => codeIn(body)).find((code) => code !== null) ?? null
}

/** An answer that is refused is not sent again: the profile page says the same. */
async function answer(
  { whatsapp, log }: Ctx,
  { to, text, locale }: { to: string; text: keyof typeof answers; locale: Locale },
): Promise<void> {
  const body = answers[text][locale]
  // A number is digits alone, a business-scoped user id is not.
  const recipient = /^\d+$/.test(to) ? { to } : { recipient: to }
  const message =
    text === 'shareNumber'
      ? { type: 'interactive', interactive: { type: 'request_contact_info', body: { text: body } } }
      : { type: 'text', text: { body } }
  await whatsapp?.send({ ...recipient, ...message }).catch((error: unknown) => {
    if (!(error instanceof WhatsappError)) throw error
    log.warn({ code: error.code, reason: error.message }, 'answer on WhatsApp not sent')
  })
}
