import type { Notification } from '#features/notifications/server/service.ts'
import { localePrefixes } from '#platform/i18n.ts'
import type { Locale, Localized } from '#shared/locale.ts'
import type { Member } from '../store.ts'

type Messages = { subject: string; body: string; button: string }

const messages: Localized<Messages> = {
  en: {
    subject: 'You already have an account',
    body: 'Somebody, most likely you, tried to sign up with this e-mail address. It has an account already, and nothing about it has changed.\n\nSign in with your password. If you no longer know it, choose “Forgot password” on the same page.',
    button: 'Go to sign in',
  },
  'zh-Hant': {
    subject: '你已經有帳戶',
    body: '有人用這個電郵地址註冊，應該是你本人。這個地址早已有帳戶，帳戶沒有任何改動。\n\n請用原有的密碼登入。忘記了的話，可在同一頁按「忘記密碼」。',
    button: '前往登入',
  },
  'zh-Hans': {
    subject: '您已经有账号',
    body: '有人用这个邮箱地址注册，应该是您本人。这个地址已有账号，账号没有任何变动。\n\n请用原来的密码登录。如果忘记了，可在同一页点“忘记密码”。',
    button: '前往登录',
  },
}

/** Notifies the owner of an account that somebody tried to sign up with their address. */
export function accountExistsEmail({ id, email }: Member, locale: Locale): Notification {
  const { subject, body, button } = messages[locale]
  const path = `${localePrefixes[locale]}/auth`
  return { type: 'generic', to: email, userId: id, locale, subject, data: { body, button, path } }
}
