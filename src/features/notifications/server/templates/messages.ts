import type { EmailGroup } from '#platform/server/define-email.ts'
import type { Localized } from '#shared/locale.ts'

/** Texts around every e-mail. */
type FrameTexts = {
  greeting: string
  /** Why the recipient gets this e-mail. */
  reason: Record<EmailGroup, string>
  linkBelow: string
  /** Label of the link that ends e-mails of this kind. */
  end: string
}

export const frameTexts: Localized<FrameTexts> = {
  en: {
    greeting: 'Hello {first_name},',
    reason: {
      member: 'You get this email because you have an account with Kaifong.',
      address: 'You get this email because somebody used this address at Kaifong.',
      admin: 'You get this email because you are an admin of Kaifong.',
      search: 'You get this email because you saved this search.',
    },
    linkBelow: 'If the button does not work, open this address:',
    end: 'End these emails',
  },
  'zh-Hant': {
    greeting: '{first_name}，你好：',
    reason: {
      member: '你收到這封電郵，是因為你有 Kaifong 街坊的帳戶。',
      address: '你收到這封電郵，是因為有人在 Kaifong 街坊使用了這個電郵地址。',
      admin: '你收到這封電郵，是因為你是 Kaifong 街坊的管理員。',
      search: '你收到這封電郵，是因為你儲存了這個搜尋。',
    },
    linkBelow: '如果按鈕沒有反應，請開啟以下網址：',
    end: '停止接收',
  },
  'zh-Hans': {
    greeting: '{first_name}，您好：',
    reason: {
      member: '您收到这封邮件，是因为您有 Kaifong 街坊的账号。',
      address: '您收到这封邮件，是因为有人在 Kaifong 街坊使用了这个邮箱地址。',
      admin: '您收到这封邮件，是因为您是 Kaifong 街坊的管理员。',
      search: '您收到这封邮件，是因为您保存了这个搜索。',
    },
    linkBelow: '如果按钮没有反应，请打开以下网址：',
    end: '停止接收',
  },
}

/** Advertising must name its sender and how to opt out in English and Chinese (Cap. 593, sections 9 and 10). */
export const commercialFooter = [
  'This is an advertisement from {sender} ({address}). To stop such emails, withdraw your consent to marketing in your profile: {link}',
  '此為 {sender}（{address}）的宣傳電郵。如不想再收到，請在個人檔案撤回接收推廣資訊的同意：{link}',
] as const
