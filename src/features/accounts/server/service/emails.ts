import type { Notification } from '#features/notifications/server/service.ts'
import type { Written } from '#platform/server/define-email.ts'
import { pathInLocale } from '#shared/locale-path.ts'
import type { Locale, Localized } from '#shared/locale.ts'
import { accountExistsEmail } from '../emails/account-exists.ts'
import { signInChangedEmail } from '../emails/sign-in-changed.ts'
import type { Member } from '../store.ts'

type Messages = { subject: string; body: string; button: string }

const messages: Localized<Messages> = {
  en: {
    subject: 'You already have an account',
    body: 'Somebody, most likely you, tried to sign up with this email address. It has an account already, and nothing about it has changed.\n\nSign in with your password. If you no longer know it, choose “Forgot password” on the same page.',
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

const takenMessages: Localized<Messages> = {
  en: {
    subject: 'This address already has an account',
    body: 'Somebody, most likely you, asked for another account to use this email address. It has an account already, and nothing about either has changed.\n\nTo use the address for the other account, first change the address of this one or delete it. Wasn’t you? You don’t need to do anything.',
    button: 'Go to sign in',
  },
  'zh-Hant': {
    subject: '這個地址已經有帳戶',
    body: '有人想把另一個帳戶改用這個電郵地址，應該是你本人。這個地址早已有帳戶，兩個帳戶都沒有任何改動。\n\n如果想把地址改給另一個帳戶用，請先更改這個帳戶的電郵地址，或者刪除這個帳戶。不是你本人？不用理會這封電郵。',
    button: '前往登入',
  },
  'zh-Hans': {
    subject: '这个邮箱已有账号',
    body: '有人想把另一个账号改用这个邮箱地址，应该是您本人。这个地址已有账号，两个账号都没有任何变动。\n\n如果想把地址改给另一个账号用，请先更改这个账号的邮箱，或者删除这个账号。不是您本人？不用理会这封邮件。',
    button: '前往登录',
  },
}

/** A change of how somebody gets into an account. */
export type SignInChange =
  | 'authenticatorOn'
  | 'authenticatorOff'
  | 'recoveryCodesNew'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'secondFactorReset'
  | 'googleAdded'
  | 'appleAdded'
  | 'apiKeyAdded'
  | 'webhookAdded'
  | 'integrationsEnded'
  | 'accessEnded'

const changeMessages: Localized<Messages & { changes: Record<SignInChange, string> }> = {
  en: {
    subject: 'The way you sign in has changed',
    body: 'Wasn’t you? Change your password right away, then check Profile, Security.',
    button: 'See the security settings',
    changes: {
      authenticatorOn: 'Signing in with your password now also needs a code from your authenticator app.',
      authenticatorOff: 'The authenticator app was removed: signing in needs your password alone.',
      recoveryCodesNew: 'Your account has new recovery codes. The earlier ones no longer work.',
      passkeyAdded: 'A passkey was added to your account.',
      passkeyRemoved: 'A passkey was removed from your account.',
      secondFactorReset:
        'An admin removed the authenticator app, the recovery codes and the passkeys of your account and signed you out everywhere. Sign in with your password and set them up again.',
      googleAdded: 'Your Google account can now be used to sign in.',
      appleAdded: 'Your Apple account can now be used to sign in.',
      apiKeyAdded: 'An API key was added to your account. Whoever has it can act in your name.',
      webhookAdded: 'A webhook was added to your account: events of your account are now sent to its address.',
      integrationsEnded:
        'Every device was signed out, and the API keys and webhooks of your account no longer work. Add those again that you use.',
      accessEnded:
        'Every device was signed out, and the API keys, webhooks and passkeys of your account no longer work. Add those again that you use.',
    },
  },
  'zh-Hant': {
    subject: '你的登入方式有改動',
    body: '不是你本人做的？請立即更改密碼，並到「個人檔案」的「帳戶保安」查看。',
    button: '查看帳戶保安設定',
    changes: {
      authenticatorOn: '以後用密碼登入時，還要輸入驗證應用程式的驗證碼。',
      authenticatorOff: '驗證應用程式已移除：登入只需密碼。',
      recoveryCodesNew: '你的帳戶有新的備用碼，之前的已失效。',
      passkeyAdded: '你的帳戶新增了一個通行密鑰。',
      passkeyRemoved: '你的帳戶移除了一個通行密鑰。',
      secondFactorReset:
        '管理員已移除你帳戶的驗證應用程式、備用碼和通行密鑰，並把你從所有裝置登出。請用密碼登入，再重新設定。',
      googleAdded: '以後可以用你的 Google 帳戶登入。',
      appleAdded: '以後可以用你的 Apple 帳戶登入。',
      apiKeyAdded: '你的帳戶新增了一個 API 金鑰。持有它的人可以用你的名義操作。',
      webhookAdded: '你的帳戶新增了一個 webhook：帳戶的事件會傳送到它的網址。',
      integrationsEnded: '所有裝置已登出，你帳戶的 API 金鑰和 webhook 已失效。仍要使用的話，請重新新增。',
      accessEnded: '所有裝置已登出，你帳戶的 API 金鑰、webhook 和通行密鑰已失效。仍要使用的話，請重新新增。',
    },
  },
  'zh-Hans': {
    subject: '您的登录方式有变动',
    body: '不是您本人操作？请立即修改密码，并到“个人资料”的“账号安全”查看。',
    button: '查看账号安全设置',
    changes: {
      authenticatorOn: '以后用密码登录时，还要输入身份验证器里的验证码。',
      authenticatorOff: '身份验证器已移除：登录只需密码。',
      recoveryCodesNew: '您的账号有了新的备用码，以前的已失效。',
      passkeyAdded: '您的账号添加了一个通行密钥。',
      passkeyRemoved: '您的账号移除了一个通行密钥。',
      secondFactorReset:
        '管理员已移除您账号的身份验证器、备用码和通行密钥，并让您在所有设备上退出登录。请用密码登录，再重新设置。',
      googleAdded: '以后可以用您的 Google 账号登录。',
      appleAdded: '以后可以用您的 Apple 账号登录。',
      apiKeyAdded: '您的账号添加了一个 API 密钥。持有它的人可以用您的名义操作。',
      webhookAdded: '您的账号添加了一个 webhook：账号的事件会发送到它的网址。',
      integrationsEnded: '所有设备已退出登录，您账号的 API 密钥和 webhook 已失效。仍要使用的话，请重新添加。',
      accessEnded: '所有设备已退出登录，您账号的 API 密钥、webhook 和通行密钥已失效。仍要使用的话，请重新添加。',
    },
  },
}

/** Tells a member that the way they sign in has changed, in case it was somebody else. */
export function signInChangedMail(member: Member, change: SignInChange): Notification<Written> {
  const { id, email, language } = member
  const { subject, body, button, changes } = changeMessages[language]
  const path = pathInLocale('/profile?tab=security', language)
  const data = { body: `${changes[change]}\n\n${body}`, button, path }
  return { email: signInChangedEmail, to: email, userId: id, locale: language, subject, data }
}

/** Notifies the owner of an account that somebody tried to sign up with their address. */
export const accountExistsMail = (owner: Member, locale: Locale): Notification<Written> =>
  toOwner(owner, messages, locale)

/** Notifies the owner of an account that another member asked to use their address. */
export const addressTakenMail = (owner: Member): Notification<Written> => toOwner(owner, takenMessages, owner.language)

function toOwner({ id, email }: Member, localized: Localized<Messages>, locale: Locale): Notification<Written> {
  const { subject, body, button } = localized[locale]
  const path = pathInLocale('/auth', locale)
  return { email: accountExistsEmail, to: email, userId: id, locale, subject, data: { body, button, path } }
}
