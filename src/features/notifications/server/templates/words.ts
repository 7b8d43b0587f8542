import type { NotificationType } from '../../rules.ts'

/**
 * What one kind of mail says. `{…}` stands for a field of its data; amounts come as `{amount}`, times as `{changed_at}`
 * and the like in the reader's form. `yes` or `no` is one more line, by the decision that the mail reports.
 */
export type EmailWording = {
  subject: string
  lines: readonly string[]
  yes?: string
  no?: string
  button?: string
  /** Below the button, in small print. */
  note?: string
}

/** Every mail in one language. They stand here and not in `messages/`, which every browser loads. */
export type MailWords = {
  greeting: string
  emails: Record<NotificationType, EmailWording>
  /** Why the mail came, by whom it went to. */
  reason: { member: string; address: string; admin: string }
  linkBelow: string
}

/** Advertising names its sender and the way out in both languages of Hong Kong (Cap. 593, sections 9 and 10). */
export const commercialFooter = [
  'This is an advertisement from {sender} ({address}). To stop such e-mails, withdraw your consent to marketing in your profile: {link}',
  '此為 {sender}（{address}）的宣傳電郵。如不想再收到，請在個人檔案撤回接收推廣資訊的同意：{link}',
] as const
