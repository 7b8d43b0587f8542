import { readText } from '#features/settings/rules.ts'
import { getStored } from '#features/settings/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Locale } from '#shared/locale.ts'
import { marketingWording } from '../../rules.ts'
import * as store from '../store.ts'
import type { Consent } from '../store.ts'

/** Consents to the terms and privacy policy given at sign-up, with the current wording version. */
export async function legalConsents(ctx: Pick<Ctx, 'db' | 'log'>, language: Locale, givenAt: Date): Promise<Consent[]> {
  const wordingVersion = readText(await getStored(ctx), 'LEGAL_LAST_UPDATED_DATE')
  return (['terms', 'privacy'] as const).map((purpose) => ({ purpose, wordingVersion, language, givenAt }))
}

/** Gives or withdraws the marketing consent; earlier rows are preserved as a record. */
export async function changeMarketing(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  userId: string,
  isWanted: boolean,
  language: Locale,
): Promise<void> {
  if (isWanted) {
    const consent = { purpose: 'marketing' as const, wordingVersion: marketingWording, language, givenAt: now() }
    await store.insertConsents(db, userId, [consent])
  } else {
    await store.withdrawConsent(db, userId, 'marketing', now())
  }
}
