import type { NotificationType } from '../../rules.ts'

/**
 * Text of one type of e-mail. `{…}` is replaced by a field of its data; amounts (`{amount}`) and times (`{changed_at}`)
 * are formatted for the recipient's language. `yes` or `no` is appended depending on the decision reported.
 */
export type EmailWording = {
  subject: string
  lines: readonly string[]
  yes?: string
  no?: string
  button?: string
  /** Small print below the button. */
  note?: string
}

/** All e-mail texts of one language. Kept out of the feature's `messages/`, which every browser loads. */
export type EmailMessages = {
  greeting: string
  emails: Record<NotificationType, EmailWording>
  /** Why the recipient gets this e-mail, by type of recipient. */
  reason: { member: string; address: string; admin: string; search: string }
  linkBelow: string
  /** Label of the link that ends e-mails of this kind. */
  end: string
}

/** Advertising must name its sender and how to opt out in English and Chinese (Cap. 593, sections 9 and 10). */
export const commercialFooter = [
  'This is an advertisement from {sender} ({address}). To stop such emails, withdraw your consent to marketing in your profile: {link}',
  '此為 {sender}（{address}）的宣傳電郵。如不想再收到，請在個人檔案撤回接收推廣資訊的同意：{link}',
] as const
