import { randomBytes } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { writeAuditEntry } from '#platform/server/audit.ts'
import { qrSvg } from '#platform/server/pictures/qr.ts'
import { fieldError } from '#platform/server/rpc.ts'
import { brand } from '#shared/brand.ts'
import { Refusal } from '#shared/refusal.ts'
import type { NewAuthenticator, SecondFactor } from '../../contract/second-factor.ts'
import type { SignInChange } from '../emails/sign-in-changed.ts'
import * as store from '../store/second-factor.ts'
import { notifySignInChanged, requireSession } from './access.ts'
import type { AccountsMemberCtx } from './auth.ts'
import { createRecoveryCodes, storedRecoveryCodes } from './recovery-codes.ts'
import { parseCode } from './second-factor-codes.ts'
import { recordProof } from './second-factor-proof.ts'

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What the member has set up, and what this session has given. */
export async function getSecondFactor({ db, actor }: AccountsMemberCtx): Promise<SecondFactor> {
  const [twoFactor, passkeys] = [await store.findTwoFactor(db, actor.id), await store.findPasskeys(db, actor.id)]
  const isOn = twoFactor?.verified === true
  return {
    hasAuthenticator: isOn,
    recoveryCodesLeft: isOn ? (JSON.parse(twoFactor.backupCodes) as string[]).length : 0,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}

/** Begins to set up an authenticator app; it is in force once `confirmAuthenticator` got its first code. */
export async function startAuthenticator({ auth, db, actor }: AccountsMemberCtx): Promise<NewAuthenticator> {
  if ((await store.findTwoFactor(db, actor.id))?.verified) throw new Refusal('AUTHENTICATOR_EXISTS')
  // The library uses the characters themselves as the key. 20 bytes, as RFC 4226 recommends.
  const secret = Array.from(randomBytes(20), (byte) => base32[byte % 32]).join('')
  const { secretConfig } = await auth.$context
  await store.insertTwoFactor(db, actor.id, await symmetricEncrypt({ key: secretConfig, data: secret }))
  const key = toBase32(Buffer.from(secret))
  const label = encodeURIComponent(`${brand.name}:${actor.email}`)
  const query = new URLSearchParams({ secret: key, issuer: brand.name, digits: '6', period: '30' })
  return { key, qr: qrSvg(`otpauth://totp/${label}?${query}`) }
}

/**
 * Puts the authenticator app in force with its first code and returns the recovery codes, which cannot be read again.
 * @throws a field error of `code`; Refusal CODE_EXPIRED when no app is being set up
 */
export async function confirmAuthenticator(
  ctx: AccountsMemberCtx,
  typed: string,
): Promise<{ recoveryCodes: string[] }> {
  const { code, isTotp } = parseCode(typed)
  const begun = await store.findTwoFactor(ctx.db, ctx.actor.id)
  if (!isTotp || !begun || begun.verified) throw new Refusal('CODE_EXPIRED')
  const { secretConfig } = await ctx.auth.$context
  const secret = await symmetricDecrypt({ key: secretConfig, data: begun.secret })
  if (!(await createOTP(secret).verify(code))) throw fieldError('code', 'codeWrong')
  const recoveryCodes = createRecoveryCodes()
  const backupCodes = await storedRecoveryCodes(ctx, recoveryCodes)
  await withNotice(ctx, 'accounts.addAuthenticator', 'authenticatorOn', async (db) => {
    const confirmed = { backupCodes, lastCode: code, lastCodeAt: ctx.now() }
    // Replaced or confirmed meanwhile.
    if (!(await store.confirmTwoFactor(db, begun, confirmed))) throw new Refusal('CODE_EXPIRED')
    await recordProof({ db, sessionId: ctx.sessionId }, { secondFactorAt: ctx.now() })
  })
  return { recoveryCodes }
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(ctx: AccountsMemberCtx): Promise<{ recoveryCodes: string[] }> {
  if (!(await store.findTwoFactor(ctx.db, ctx.actor.id))?.verified) throw new Refusal('AUTHENTICATOR_NONE')
  const recoveryCodes = createRecoveryCodes()
  const stored = await storedRecoveryCodes(ctx, recoveryCodes)
  await withNotice(ctx, 'accounts.renewRecoveryCodes', 'recoveryCodesNew', (db) =>
    store.setRecoveryCodes(db, ctx.actor.id, stored),
  )
  return { recoveryCodes }
}

/** Signing in needs the password alone again. */
export async function removeAuthenticator(ctx: AccountsMemberCtx): Promise<null> {
  await withNotice(ctx, 'accounts.removeAuthenticator', 'authenticatorOff', async (db) => {
    await store.deleteTwoFactor(db, ctx.actor.id)
  })
  return null
}

/** Changes how the member signs in, in one transaction with the audit entry and an e-mail about it. */
export async function withNotice(
  ctx: AccountsMemberCtx,
  action: string,
  change: SignInChange,
  make: (db: AccountsMemberCtx['db']) => Promise<void>,
): Promise<void> {
  const { id } = ctx.actor
  await ctx.db.transaction(async (tx) => {
    await requireSession(tx, ctx)
    await make(tx)
    await writeAuditEntry({ ...ctx, db: tx }, { action, subject: { kind: 'profile', id } })
    await notifySignInChanged(tx, id, change)
  })
}

function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => base32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}
