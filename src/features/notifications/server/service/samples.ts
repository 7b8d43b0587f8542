import { getStored } from '#features/settings/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Email } from '#platform/server/mail.ts'
import type { Actor } from '#shared/actor.ts'
import type { Locale } from '#shared/locale.ts'
import type { NotificationType } from '../../rules.ts'
import { samplesFor } from '../../rules/samples.ts'
import { enqueue, type Notification } from '../service.ts'
import { renderEmail, mailFrameWording, senderOf } from '../templates/letter.ts'

type AdminCtx = Ctx & { actor: NonNullable<Actor> }
type Asked = { type: NotificationType; locale: Locale }

function sampleOf({ actor, now }: AdminCtx, { type, locale }: Asked): Notification {
  const data = samplesFor(locale, actor.firstName, now().toISOString())[type]
  // A generic mail has no subject of its own.
  const subject = type === 'generic' ? mailFrameWording[locale].emails.welcome.subject : undefined
  return { type, to: actor.email, userId: actor.id, locale, subject, data } as Notification
}

/** A kind of mail as it would reach this admin. */
export async function sampleEmail(ctx: AdminCtx, asked: Asked): Promise<Email> {
  const { type, to: toEmail, locale: language, subject = null, data } = sampleOf(ctx, asked)
  const sender = senderOf(await getStored(ctx), ctx.baseUrl)
  return renderEmail({ id: 'preview', type, language, subject, toEmail, data }, sender)
}

export async function preview(ctx: AdminCtx, asked: Asked) {
  const { from, subject, text } = await sampleEmail(ctx, asked)
  return { from: `${from.name} <${from.address}>`, subject, text }
}

/** Sends the sample to the admin who asks, and to nobody else. */
export async function sendTest(ctx: AdminCtx, asked: Asked): Promise<{ to: string }> {
  const mail = sampleOf(ctx, asked)
  await ctx.db.transaction(async (tx) => {
    await enqueue(tx, mail)
    const subject = { kind: 'mail_type', id: asked.type }
    await writeAuditEntry(
      { ...ctx, db: tx },
      { action: 'notifications.sendTest', subject, after: { locale: asked.locale } },
    )
  })
  return { to: mail.to }
}
