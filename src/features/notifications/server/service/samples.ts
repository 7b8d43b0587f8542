import { getStored } from '#features/settings/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { declaredEmails, findEmail, sampleData } from '#platform/server/define-email.ts'
import type { Email } from '#platform/server/mail.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import { genericEmail } from '../emails/generic.ts'
import { enqueue, type Notification } from '../service.ts'
import { renderEmail, senderOf } from '../templates/email.ts'

type SampleInput = { type: string; locale: Locale }

/** Every kind of e-mail with its name in each language. */
export const findTypes = () =>
  declaredEmails().map(({ type, texts }) => ({
    type,
    name: { en: texts.en.name, 'zh-Hant': texts['zh-Hant'].name, 'zh-Hans': texts['zh-Hans'].name },
  }))

function sampleFor({ actor, now }: MemberCtx, { type, locale }: SampleInput): Notification {
  const email = findEmail(type)
  if (!email) throw new Refusal('MAIL_NOT_FOUND')
  const data = sampleData(email, { locale, firstName: actor.firstName, now: now().toISOString() })
  // Generic e-mails have no default subject.
  const subject = type === genericEmail.type ? email.texts[locale].name : undefined
  return { email, to: actor.email, userId: actor.id, locale, subject, data }
}

/** A type of e-mail rendered with sample data, addressed to this admin. @throws Refusal MAIL_NOT_FOUND */
export async function sampleEmail(ctx: MemberCtx, input: SampleInput): Promise<Email> {
  const { email, to: toEmail, locale: language, subject = null, data } = sampleFor(ctx, input)
  const sender = senderOf(await getStored(ctx), ctx.baseUrl)
  return renderEmail({ id: 'preview', type: email.type, language, subject, toEmail, data: { ...data } }, sender)
}

export async function preview(ctx: MemberCtx, input: SampleInput) {
  const { from, subject, text } = await sampleEmail(ctx, input)
  return { from: `${from.name} <${from.address}>`, subject, text }
}

/** Sends the sample to the requesting admin only. @throws Refusal MAIL_NOT_FOUND */
export async function sendTest(ctx: MemberCtx, input: SampleInput): Promise<{ to: string }> {
  const mail = sampleFor(ctx, input)
  await ctx.db.transaction(async (tx) => {
    await enqueue(tx, mail)
    const subject = { kind: 'mail_type', id: input.type }
    await writeAuditEntry(
      { ...ctx, db: tx },
      { action: 'notifications.sendTest', subject, after: { locale: input.locale } },
    )
  })
  return { to: mail.to }
}
