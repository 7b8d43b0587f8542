import { defineEmail } from '#platform/server/define-email.ts'

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

/** To a member whose ways to log in have changed, in case it was somebody else. */
export const signInChangedEmail = defineEmail<{ change: SignInChange; path: string }, SignInChange>({
  type: 'sign_in_changed',
  group: 'member',
  isForSignIn: true,
  caseOf: ({ change }) => change,
  sample: () => ({ change: 'passkeyAdded', path: '/profile?tab=security' }),
  texts: {
    en: {
      name: 'Login changed',
      subject: 'The way you log in has changed',
      cases: {
        authenticatorOn: 'Logging in with your password now also needs a code from your authenticator app.',
        authenticatorOff: 'The authenticator app was removed: logging in needs your password alone.',
        recoveryCodesNew: 'Your account has new recovery codes. The earlier ones no longer work.',
        passkeyAdded: 'A passkey was added to your account.',
        passkeyRemoved: 'A passkey was removed from your account.',
        secondFactorReset:
          'An admin removed the authenticator app, the recovery codes and the passkeys of your account and logged you out everywhere. Log in with your password and set them up again.',
        googleAdded: 'Your Google account can now be used to log in.',
        appleAdded: 'Your Apple account can now be used to log in.',
        apiKeyAdded: 'An API key was added to your account. Whoever has it can act in your name.',
        webhookAdded: 'A webhook was added to your account: events of your account are now sent to its address.',
        integrationsEnded:
          'Every device was signed out, and the API keys and webhooks of your account no longer work. Add those again that you use.',
        accessEnded:
          'Every device was signed out, and the API keys, webhooks and passkeys of your account no longer work. Add those again that you use.',
      },
      closing: 'Wasn’t you? Change your password right away, then check Profile, Security.',
      button: 'See the security settings',
    },
    'zh-Hant': {
      name: '登入方式有改動',
      subject: '你的登入方式有改動',
      cases: {
        authenticatorOn: '以後用密碼登入時，還要輸入驗證應用程式的驗證碼。',
        authenticatorOff: '驗證應用程式已移除：登入只需密碼。',
        recoveryCodesNew: '你的帳戶有新的備用碼，之前的已失效。',
        passkeyAdded: '你的帳戶新增了一個通行金鑰。',
        passkeyRemoved: '你的帳戶移除了一個通行金鑰。',
        secondFactorReset:
          '管理員已移除你帳戶的驗證應用程式、備用碼和通行金鑰，並把你從所有裝置登出。請用密碼登入，再重新設定。',
        googleAdded: '以後可以用你的 Google 帳戶登入。',
        appleAdded: '以後可以用你的 Apple 帳戶登入。',
        apiKeyAdded: '你的帳戶新增了一個 API 金鑰。持有它的人可以用你的名義操作。',
        webhookAdded: '你的帳戶新增了一個 webhook：帳戶的事件會傳送到它的網址。',
        integrationsEnded: '所有裝置已登出，你帳戶的 API 金鑰和 webhook 已失效。仍要使用的話，請重新新增。',
        accessEnded: '所有裝置已登出，你帳戶的 API 金鑰、webhook 和通行金鑰已失效。仍要使用的話，請重新新增。',
      },
      closing: '不是你本人做的？請立即更改密碼，並到「個人檔案」的「帳戶保安」查看。',
      button: '查看帳戶保安設定',
    },
    'zh-Hans': {
      name: '登录方式有变动',
      subject: '您的登录方式有变动',
      cases: {
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
      closing: '不是您本人操作？请立即修改密码，并到“个人资料”的“账号安全”查看。',
      button: '查看账号安全设置',
    },
  },
})
