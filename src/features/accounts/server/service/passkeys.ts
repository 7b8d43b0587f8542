import { randomBytes } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { fieldError } from '#platform/server/rpc.ts'
import { brand } from '#shared/brand.ts'
import { Refusal } from '#shared/refusal.ts'
import { cleanLine, truncateText } from '#shared/text.ts'
import type { Me } from '../../contract.ts'
import * as accountStore from '../store.ts'
import * as store from '../store/second-factor.ts'
import type { AccountsCtx, AccountsMemberCtx } from './auth.ts'
import { withNotice } from './authenticator.ts'
import { recordProof } from './second-factor-proof.ts'
import { signInUser } from './sign-in.ts'

const challengeLifetimeMs = 5 * 60_000
const maxPasskeys = 20
/** COSE numbers of EdDSA, ES256 and RS256, which every authenticator and Node know. */
const algorithms = [-8, -7, -257]

/** Loaded at the first use: most processes never verify a passkey. */
const webauthn = () => import('@simplewebauthn/server')

const relyingParty = ({ baseUrl }: Pick<AccountsCtx, 'baseUrl'>) => {
  const { hostname, origin } = new URL(baseUrl)
  return { rpID: hostname, origin }
}

/** Stores a challenge that can be answered once within five minutes. */
async function createChallenge(
  { db, now }: Pick<AccountsCtx, 'db' | 'now'>,
  purpose: 'passkey' | 'passkey-add',
  userId: string | null,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + challengeLifetimeMs)
  await accountStore.insertLink(db, {
    identifier: `${purpose}:${challenge}`,
    value: JSON.stringify({ userId }),
    expiresAt,
  })
  return challenge
}

/** Uses up the challenge of a response. Returns whether it was valid, and for this member if it was made for one. */
async function consumeChallenge(
  { db, now }: Pick<AccountsCtx, 'db' | 'now'>,
  purpose: 'passkey' | 'passkey-add',
  challenge: string,
  userId: string,
): Promise<boolean> {
  const value = await accountStore.consumeLink(db, `${purpose}:${challenge}`, now())
  if (value === undefined) return false
  const { userId: owner } = JSON.parse(value) as { userId: string | null }
  return owner === null || owner === userId
}

/** Options for `navigator.credentials.create`. */
export async function startPasskeyRegistration(
  ctx: AccountsMemberCtx,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { actor, db } = ctx
  const { generateRegistrationOptions } = await webauthn()
  const passkeys = await store.findPasskeys(db, actor.id)
  if (passkeys.length >= maxPasskeys) throw new Refusal('PASSKEYS_TOO_MANY')
  const challenge = await createChallenge(ctx, 'passkey-add', actor.id)
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty(ctx).rpID,
    userName: actor.email,
    userDisplayName: `${actor.firstName} ${actor.lastName}`.trim(),
    userID: new TextEncoder().encode(actor.id),
    challenge: Buffer.from(challenge, 'base64url'),
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return options
}

/** Stores the new passkey. @throws Refusal PASSKEY_INVALID */
export async function addPasskey(
  ctx: AccountsMemberCtx,
  { response, name }: { response: RegistrationResponseJSON; name: string },
): Promise<null> {
  const { actor } = ctx
  const { verifyRegistrationResponse } = await webauthn()
  const { rpID, origin } = relyingParty(ctx)
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(ctx, 'passkey-add', challenge, actor.id),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(invalid(ctx))
  if (!registrationInfo) throw new Refusal('PASSKEY_INVALID')
  const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential
  const clean = truncateText(cleanLine(name), 80)
  if (clean === '') throw fieldError('name', 'nameRequired')
  await withNotice(ctx, 'accounts.addPasskey', 'passkeyAdded', async (db) => {
    const row = { userId: actor.id, name: clean, credentialId, counter, transports: [...transports] }
    const isNew = await store.insertPasskey(db, { ...row, publicKey: Buffer.from(publicKey).toString('base64url') })
    if (!isNew) throw new Refusal('PASSKEY_INVALID')
  })
  await recordProof(ctx, { secondFactorAt: ctx.now() })
  return null
}

export async function removePasskey(ctx: AccountsMemberCtx, id: string): Promise<null> {
  await withNotice(ctx, 'accounts.removePasskey', 'passkeyRemoved', async (db) => {
    if ((await store.deletePasskey(db, ctx.actor.id, id)) === undefined) throw new Refusal('PASSKEY_INVALID')
  })
  return null
}

/** Options for `navigator.credentials.get`: a signed-in member's own passkeys, or whichever the visitor chooses. */
export async function startPasskey(ctx: AccountsCtx): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn()
  const passkeys = ctx.actor ? await store.findPasskeys(ctx.db, ctx.actor.id) : []
  const challenge = await createChallenge(ctx, 'passkey', ctx.actor?.id ?? null)
  return generateAuthenticationOptions({
    rpID: relyingParty(ctx).rpID,
    challenge: Buffer.from(challenge, 'base64url'),
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    userVerification: 'required',
  })
}

/** Checks a response and returns the member whose passkey it is. @throws Refusal PASSKEY_INVALID */
async function verifyPasskey(ctx: AccountsCtx, response: AuthenticationResponseJSON): Promise<string> {
  const { verifyAuthenticationResponse } = await webauthn()
  const passkey = await store.findPasskey(ctx.db, response.id)
  if (!passkey) throw new Refusal('PASSKEY_INVALID')
  const { rpID, origin } = relyingParty(ctx)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(ctx, 'passkey', challenge, passkey.userId),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(invalid(ctx))
  if (!verified) throw new Refusal('PASSKEY_INVALID')
  await store.setPasskeyUsed(ctx.db, passkey.id, authenticationInfo.newCounter, ctx.now())
  return passkey.userId
}

/** The library throws plain errors for whatever it refuses, among them malformed responses. */
const invalid =
  ({ log }: Pick<AccountsCtx, 'log'>) =>
  (error: unknown): never => {
    log.info({ reason: error instanceof Error ? error.message : undefined }, 'passkey refused')
    throw new Refusal('PASSKEY_INVALID')
  }

/** Starts a session: the passkey counts as password and second factor, since it verified the person. */
export async function signInWithPasskey(ctx: AccountsCtx, response: AuthenticationResponseJSON): Promise<Me> {
  const userId = await verifyPasskey(ctx, response)
  return signInUser(ctx, userId, { passwordAt: ctx.now(), secondFactorAt: ctx.now() })
}

/** Checks that a passkey is the signed-in member's own. @throws Refusal PASSKEY_INVALID */
export async function verifyOwnPasskey(ctx: AccountsMemberCtx, response: AuthenticationResponseJSON): Promise<void> {
  if ((await verifyPasskey(ctx, response)) !== ctx.actor.id) throw new Refusal('PASSKEY_INVALID')
}

/** Confirms a signed-in member by one of their own passkeys, instead of the password and the code. */
export async function confirmPasskey(ctx: AccountsMemberCtx, response: AuthenticationResponseJSON): Promise<null> {
  await verifyOwnPasskey(ctx, response)
  await recordProof(ctx, { passwordAt: ctx.now(), secondFactorAt: ctx.now() })
  return null
}
