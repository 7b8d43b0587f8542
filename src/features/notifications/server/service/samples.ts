import { getStored } from '#features/settings/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail.ts'
import type { Actor } from '#shared/actor.ts'
import type { Locale } from '#shared/locale.ts'
import type { NotificationType } from '../../rules.ts'
import { samplesFor } from '../../rules/samples.ts'
import { enqueue, type Notification } from '../service.ts'
import { renderEmail, emailMessages, senderOf } from '../templates/email.ts'

type AdminCtx = Ctx & { actor: NonNullable<Actor> }
type SampleInput = { type: NotificationType; locale: Locale }

function sampleFor({ actor, now }: AdminCtx, { type, locale }: SampleInput): Notification {
  const data = samplesFor(locale, actor.firstName, now().toISOString())[type]
  // Generic e-mails have no default subject.
  const subject = type === 'generic' ? emailMessages[locale].emails.welcome.subject : undefined
  return { type, to: actor.email, userId: actor.id, locale, subject, data } as Notification
}

/** A type of e-mail rendered with sample data, addressed to this admin. */
export async function sampleEmail(ctx: AdminCtx, input: SampleInput): Promise<Email> {
  const { type, to: toEmail, locale: language, subject = null, data } = sampleFor(ctx, input)
  const sender = senderOf(await getStored(ctx), ctx.baseUrl)
  return renderEmail({ id: 'preview', type, language, subject, toEmail, data }, sender)
}

export async function preview(ctx: AdminCtx, input: SampleInput) {
  const { from, subject, text } = await sampleEmail(ctx, input)
  return { from: `${from.name} <${from.address}>`, subject, text }
}

/** Sends the sample to the requesting admin only. */
export async function sendTest(ctx: AdminCtx, input: SampleInput): Promise<{ to: string }> {
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
