import { isNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  pgView,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { timestamptz, createdAt, e164, id, oneOf, updatedAt, maxLength } from '#platform/server/columns.ts'
import { locales } from '#shared/locale.ts'
import { consentPurposes, roles } from '../rules.ts'

/**
 * One row per member; also the user table of the sign-in library, hence its property names (name, emailVerified,
 * image, banned ...). `name` is derived from first and last name by a trigger wherever those are set; the same trigger
 * drops `whatsapp_verified_at` when the number changes and ends the sessions of a deactivated member.
 */
export const profiles = pgTable(
  'profiles',
  {
    id: id(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    name: text().notNull().default(''),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('avatar_url'),
    whatsappNumber: text('whatsapp_number'),
    whatsappVerifiedAt: timestamptz('whatsapp_verified_at'),
    phoneNumber: text('phone_number'),
    /** Whether signing in with the password also needs a code; see `twoFactors`. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    language: text({ enum: locales }).notNull().default('en'),
    role: text({ enum: roles }).notNull().default('member'),
    banned: boolean().default(false),
    banReason: text('ban_reason'),
    banExpires: timestamptz('ban_expires'),
    isActive: boolean('is_active')
      .notNull()
      .generatedAlwaysAs(sql`not coalesce(banned, false)`),
    referralCode: text('referral_code')
      .notNull()
      .unique()
      .default(sql`short_code()`),
    referredBy: uuid('referred_by').references((): AnyPgColumn => profiles.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index().on(t.referredBy),
    index().on(t.createdAt, t.id),
    index('profiles_admins_index')
      .on(t.id)
      .where(sql`role = 'admin'`),
    index().on(t.whatsappNumber),
    index().on(t.phoneNumber),
    // What admins search by; the expression is that of `memberHasWords` in service/member-words.ts.
    index('profiles_words_index').using(
      'gin',
      sql`search_words(name || ' ' || email || ' ' || coalesce(whatsapp_number, '') || ' ' || coalesce(phone_number, '') || ' ' || coalesce(substr(whatsapp_number, 5), '') || ' ' || coalesce(substr(phone_number, 5), ''))`,
    ),
    check('profiles_role_check', oneOf(t.role, roles)),
    check('profiles_language_check', oneOf(t.language, locales)),
    check(
      'profiles_email_check',
      sql`${t.email} = lower(${t.email}) and ${t.email} like '%_@_%' and ${maxLength(t.email, 254)}`,
    ),
    check('profiles_names_check', sql`${maxLength(t.firstName, 80)} and ${maxLength(t.lastName, 80)}`),
    check('profiles_whatsapp_check', e164(t.whatsappNumber)),
    check('profiles_phone_check', e164(t.phoneNumber)),
    check('profiles_verified_number_check', sql`${t.whatsappVerifiedAt} is null or ${t.whatsappNumber} is not null`),
  ],
)

/** View required by the product specification: profiles with `is_admin`, true only for active admins. */
export const userProfilesWithRoles = pgView('user_profiles_with_roles').as((qb) =>
  qb
    .select({
      id: profiles.id,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      email: profiles.email,
      avatarUrl: profiles.image,
      whatsappNumber: profiles.whatsappNumber,
      whatsappVerifiedAt: profiles.whatsappVerifiedAt,
      phoneNumber: profiles.phoneNumber,
      language: profiles.language,
      referralCode: profiles.referralCode,
      referredBy: profiles.referredBy,
      isActive: profiles.isActive,
      isAdmin: sql<boolean>`(${profiles.role} = 'admin' and ${profiles.isActive})`.as('is_admin'),
      createdAt: profiles.createdAt,
    })
    .from(profiles),
)

/** Rules of admins: whoever has this address, domain or number is refused until the end. Normalised by `rules/bans.ts`. */
export const bans = pgTable(
  'bans',
  {
    id: id(),
    value: text().notNull().unique(),
    reason: text().notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    createdBy: uuid('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.endsAt),
    index().on(t.createdBy),
    check('bans_value_check', sql`${t.value} = lower(${t.value}) and ${maxLength(t.value, 254)}`),
    check('bans_reason_check', sql`${t.reason} <> '' and ${maxLength(t.reason, 500)}`),
    check('bans_end_check', sql`${t.endsAt} > ${t.createdAt}`),
  ],
)

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: userId(),
    token: text().notNull().unique(),
    expiresAt: timestamptz('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When the password (with the code, if one is needed) or a passkey was last given in this session; see `freshPassword` in platform/server/rpc.ts. */
    passwordAt: timestamptz('password_at'),
    /** When a code of the second factor or a passkey was last given in this session. */
    secondFactorAt: timestamptz('second_factor_at'),
    impersonatedBy: uuid('impersonated_by').references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt), index().on(t.impersonatedBy), index().on(t.ipAddress)],
)

/** Sign-in methods: one row per member and provider; `password` holds the argon2id hash of the credential provider. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    userId: userId(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamptz('access_token_expires_at'),
    refreshTokenExpiresAt: timestamptz('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [unique().on(t.providerId, t.accountId), index().on(t.userId)],
)

/** Authenticator apps: at most one per member. In force once a first code has been given (`verified`). */
export const twoFactors = pgTable('two_factors', {
  id: id(),
  userId: userId().unique(),
  /** Encrypted with the secret of the installation. */
  secret: text().notNull(),
  /** Keyed digests of the unused recovery codes, a JSON array. */
  backupCodes: text('recovery_codes').notNull(),
  verified: boolean().notNull().default(false),
  failedVerificationCount: integer('failed_count').notNull().default(0),
  lockedUntil: timestamptz('locked_until'),
  /** The code that was accepted last, which is not accepted again. */
  lastCode: text('last_code'),
  lastCodeAt: timestamptz('last_code_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Public keys of WebAuthn credentials. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    name: text().notNull(),
    credentialId: text('credential_id').notNull().unique(),
    /** Base64url, as are credential ids. */
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    lastUsedAt: timestamptz('last_used_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index().on(t.userId), check('passkeys_name_check', maxLength(t.name, 80))],
)

/** Pending e-mail links (confirmation, reset, ending a session), passkey challenges and second steps of a sign-in. */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index().on(t.identifier), index().on(t.expiresAt)],
)

/**
 * Consent to one wording for one purpose. Withdrawing preserves the row. A withdrawn consent to marketing outlives the
 * account, with the address, since the law asks for a record of it.
 */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** Only after the account is deleted. */
    email: text(),
    purpose: text({ enum: consentPurposes }).notNull(),
    wordingVersion: text('wording_version').notNull(),
    language: text({ enum: locales }).notNull(),
    givenAt: timestamptz('given_at').notNull(),
    withdrawnAt: timestamptz('withdrawn_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index().on(t.userId),
    uniqueIndex('consents_standing_index').on(t.userId, t.purpose, t.wordingVersion).where(isNull(t.withdrawnAt)),
    check('consents_purpose_check', oneOf(t.purpose, consentPurposes)),
    check('consents_language_check', oneOf(t.language, locales)),
  ],
)

/** Codes that verify a WhatsApp number (docs/product.md): one open code per member, hashed, five tries. */
export const whatsappVerifications = pgTable(
  'whatsapp_verifications',
  {
    id: id(),
    userId: userId(),
    number: text().notNull(),
    codeHash: text('code_hash').notNull(),
    /** The code goes to the number, and the member types it; else the member sends it from the number. */
    isSentToNumber: boolean('is_sent_to_number').notNull().default(false),
    expiresAt: timestamptz('expires_at').notNull(),
    tries: integer().notNull().default(0),
    confirmedAt: timestamptz('confirmed_at'),
    confirmedBy: uuid('confirmed_by').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index().on(t.userId),
    uniqueIndex('whatsapp_verifications_open_index').on(t.userId).where(isNull(t.confirmedAt)),
    index().on(t.confirmedBy),
    check('whatsapp_verifications_number_check', e164(t.number)),
    check('whatsapp_verifications_tries_check', sql`${t.tries} between 0 and 5`),
  ],
)
