import { and, desc, eq, gt, isNull, like, ne, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { Locale } from '#shared/locale.ts'
import { accounts, consents, profiles, sessions, verifications } from './tables.ts'

/** Whether any admin exists. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const [found] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.role, 'admin')).limit(1)
  return found !== undefined
}

/** Finds or inserts the member with this e-mail address. Returns the id. */
export async function findOrInsertProfile(
  db: Db,
  member: { email: string; firstName: string; lastName: string },
): Promise<string> {
  const [row] = await db
    .insert(profiles)
    .values({ ...member, emailVerified: true })
    .onConflictDoUpdate({ target: profiles.email, set: { emailVerified: true } })
    .returning({ id: profiles.id })
  return row!.id
}

/** Grants the admin role with the SQL function `add_admin_user`. */
export async function addAdmin(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select add_admin_user(${userId})`)
}

/** Inserts a password; an existing one is left unchanged. */
export async function insertPassword(db: Db, userId: string, hash: string): Promise<void> {
  await db
    .insert(accounts)
    .values({ userId, accountId: userId, providerId: 'credential', password: hash })
    .onConflictDoNothing()
}

type NewMember = { email: string; firstName: string; lastName: string; language: Locale }

/** SQL for the id of the active member with this referral code; null when there is none. */
const memberIdByCode = (code: string) => sql`(select id from profiles where referral_code = ${code} and is_active)`

/**
 * Inserts an unconfirmed member with the referrer of this code. Returns the id, undefined when the address is taken.
 */
export async function insertMember(db: Db, member: NewMember, code?: string): Promise<string | undefined> {
  const [row] = await db
    .insert(profiles)
    .values({ ...member, referredBy: code === undefined ? null : memberIdByCode(code) })
    .onConflictDoNothing({ target: profiles.email })
    .returning({ id: profiles.id })
  return row?.id
}

/** Id of the active member with this referral code. */
export async function findIdByCode(db: Db, code: string): Promise<string | null> {
  const [row] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.referralCode, code), eq(profiles.isActive, true)))
  return row?.id ?? null
}

export type Member = typeof profiles.$inferSelect

export async function findMember(db: Db, email: string): Promise<Member | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.email, email))
  return row
}

export async function findMemberById(db: Db, id: string): Promise<Member | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, id))
  return row
}

/** The member, locked until the transaction ends: whoever changes the address or the links of a member locks first. */
export async function lockMember(db: Db, id: string): Promise<Member | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, id)).for('update')
  return row
}

/** The member who has this address once it is locked. */
export async function lockMemberByEmail(db: Db, email: string): Promise<Member | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.email, email)).for('update')
  return row
}

/** Marks an unconfirmed address as confirmed and applies the names of the sign-up. Returns the member, if it was one. */
export async function confirmMember(
  db: Db,
  userId: string,
  given: { firstName?: string; lastName?: string },
): Promise<Member | undefined> {
  const [row] = await db
    .update(profiles)
    .set({ ...given, emailVerified: true })
    .where(and(eq(profiles.id, userId), eq(profiles.emailVerified, false)))
    .returning()
  return row
}

/** Sets a confirmed address. Violates `profiles_email_unique` when another member has it. */
export async function setEmail(db: Db, userId: string, email: string): Promise<void> {
  await db.update(profiles).set({ email }).where(eq(profiles.id, userId))
}

/** Id of the member who signed up with this address and never confirmed it, locked until the transaction ends. */
export async function lockUnconfirmed(db: Db, email: string): Promise<string | undefined> {
  const { id, emailVerified, isActive, role } = profiles
  const isUnconfirmed = and(eq(profiles.email, email), eq(emailVerified, false), eq(isActive, true), ne(role, 'admin'))
  const [row] = await db.select({ id }).from(profiles).where(isUnconfirmed).for('update')
  return row?.id
}

/** Inserts or replaces the member's password. */
export async function setPassword(db: Db, userId: string, hash: string): Promise<void> {
  await db
    .insert(accounts)
    .values({ userId, accountId: userId, providerId: 'credential', password: hash })
    .onConflictDoUpdate({ target: [accounts.providerId, accounts.accountId], set: { password: hash } })
}

/** Hash of the password that was given for an address which is not confirmed yet. */
export async function findUnconfirmedHash(db: Db, email: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.userId))
    .where(and(eq(profiles.email, email), eq(profiles.emailVerified, false), eq(accounts.providerId, 'credential')))
  return row?.hash ?? null
}

/** Deletes the password of an unconfirmed address unless it is this one. Waits for a confirmation under way. */
export async function deleteUnconfirmedPassword(db: Db, email: string, kept: string | null): Promise<void> {
  await db.execute(sql`
    with unconfirmed as (select id from profiles where email = ${email} and not email_verified for update)
    delete from accounts where user_id in (select id from unconfirmed) and provider_id = 'credential'
      and password is distinct from ${kept}`)
}

export async function deleteSessions(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

export type Consent = Pick<typeof consents.$inferInsert, 'purpose' | 'wordingVersion' | 'language' | 'givenAt'>

/** Inserts consents; an active consent to the same wording is left unchanged. */
export async function insertConsents(db: Db, userId: string, given: Consent[]): Promise<void> {
  await db
    .insert(consents)
    .values(given.map((consent) => ({ ...consent, userId })))
    .onConflictDoNothing()
}

/** Replaces all consents of a member, for an account that was unconfirmed until now. */
export async function replaceConsents(db: Db, userId: string, given: Consent[]): Promise<void> {
  await db.delete(consents).where(eq(consents.userId, userId))
  await insertConsents(db, userId, given)
}

export async function insertLink(db: Db, link: { identifier: string; value: string; expiresAt: Date }): Promise<void> {
  await db.insert(verifications).values(link)
}

/** The value of an unexpired link. */
export async function findLink(db: Db, identifier: string, now: Date): Promise<string | undefined> {
  const [row] = await db.select({ value: verifications.value }).from(verifications).where(isUnexpired(identifier, now))
  return row?.value
}

/** The member's newest unexpired link of this purpose. */
export async function findMemberLink(db: Db, purpose: string, userId: string, now: Date) {
  const [row] = await db
    .select({ value: verifications.value, expiresAt: verifications.expiresAt })
    .from(verifications)
    .where(and(isMemberLink(purpose, userId), gt(verifications.expiresAt, now)))
    .orderBy(desc(verifications.id))
    .limit(1)
  return row
}

/** Deletes an unexpired link and returns its value; of two concurrent transactions, one finds it. */
export async function consumeLink(db: Db, identifier: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .delete(verifications)
    .where(isUnexpired(identifier, now))
    .returning({ value: verifications.value })
  return row?.value
}

/** Deletes the member's other links of this purpose. */
export async function deleteLinks(db: Db, purpose: string, userId: string): Promise<void> {
  await db.delete(verifications).where(isMemberLink(purpose, userId))
}

const isMemberLink = (purpose: string, userId: string) =>
  and(like(verifications.identifier, `${purpose}:%`), like(verifications.value, `%"userId":"${userId}"%`))

const isUnexpired = (identifier: string, now: Date) =>
  and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now))

export type ProfileRow = Member & { acceptsMarketing: boolean; hasPassword: boolean }

/** The member with marketing consent and whether a password is set. */
export async function findProfile(db: Db, id: string): Promise<ProfileRow | undefined> {
  const [row] = await db
    .select({
      member: profiles,
      // Table names are written out: drizzle omits them in a query over one table.
      acceptsMarketing: sql<boolean>`exists (select from consents c
        where c.user_id = profiles.id and c.purpose = 'marketing' and c.withdrawn_at is null)`,
      hasPassword: sql<boolean>`exists (select from accounts a where a.user_id = profiles.id and a.password is not null)`,
    })
    .from(profiles)
    .where(eq(profiles.id, id))
  return row && { ...row.member, acceptsMarketing: row.acceptsMarketing, hasPassword: row.hasPassword }
}

type ProfileChange = Pick<
  typeof profiles.$inferInsert,
  'firstName' | 'lastName' | 'whatsappNumber' | 'phoneNumber' | 'language'
>

export async function updateProfile(db: Db, id: string, change: ProfileChange): Promise<void> {
  await db.update(profiles).set(change).where(eq(profiles.id, id))
}

/** Sets the member's avatar URL; null removes it. */
export async function setAvatar(db: Db, id: string, url: string | null): Promise<void> {
  await db.update(profiles).set({ image: url }).where(eq(profiles.id, id))
}

/** Withdraws the active consents for this purpose; the rows are preserved. */
export async function withdrawConsent(
  db: Db,
  userId: string,
  purpose: Consent['purpose'],
  withdrawnAt: Date,
): Promise<void> {
  await db
    .update(consents)
    .set({ withdrawnAt })
    .where(and(eq(consents.userId, userId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt)))
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  return row?.hash ?? null
}

export type SessionRow = Pick<typeof sessions.$inferSelect, 'id' | 'userAgent' | 'createdAt' | 'updatedAt'>

/** The member's unexpired sessions, last used first. */
export async function findSessions(db: Db, userId: string): Promise<SessionRow[]> {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .limit(50)
}

export async function findSessionId(db: Db, token: string): Promise<string | undefined> {
  const [row] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.token, token))
  return row?.id
}

export async function deleteSession(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
}

export async function deleteOtherSessions(
  db: Db,
  userId: string,
  ...currentIds: readonly (string | null)[]
): Promise<void> {
  const kept = currentIds.filter((id) => id !== null)
  await db.delete(sessions).where(and(eq(sessions.userId, userId), notInArray(sessions.id, kept)))
}

/** Deletes the member; foreign keys cascade to the data that belongs to them alone. */
export async function deleteMember(db: Db, id: string): Promise<void> {
  await db.delete(profiles).where(eq(profiles.id, id))
}
