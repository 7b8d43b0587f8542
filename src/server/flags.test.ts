import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { welcomeEmail } from '#features/accounts/server/emails/welcome.ts'
import { findProviders } from '#features/accounts/server/service/provider-sign-in.ts'
import { adsHosts } from '#features/ads/rules.ts'
import { enabledMethods } from '#features/billing/rules/payees.ts'
import { startMailer } from '#features/notifications/server/jobs.ts'
import { enqueue } from '#features/notifications/server/service.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { flagFallbacks, flagKeys, type FlagKey, type SettingKey } from '#features/settings/rules.ts'
import { getPublic, getStored } from '#features/settings/server/service.ts'
import { appSettings } from '#features/settings/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { requestLog } from './request-log.ts'
import { contentSecurityPolicy } from './security.ts'

const database = useDatabase()
const log = pino({ level: 'info' }, { write: () => {} })

const set = (key: SettingKey, value: string) =>
  database.db.update(appSettings).set({ value }).where(eq(appSettings.key, key))

const provider = (id: 'google' | 'apple') => async (db: Db) =>
  (await findProviders({ db, log, providers: ['google', 'apple'] })).includes(id)
const method = (id: 'fps' | 'payme') => async (db: Db) =>
  enabledMethods(await getStored({ db, log }), false).some((open) => open.method === id)
const network = (id: string, key: SettingKey, url: string) => async (db: Db) => {
  await set(key, url)
  return (await getPublic(makeCtx(db))).social.some((link) => link.network === id)
}

/** How to observe the effect of each flag. */
const effects: Record<FlagKey, (db: Db) => Promise<boolean>> = {
  GOOGLE_AUTH: provider('google'),
  APPLE_AUTH: provider('apple'),
  FPS_PAYMENTS: method('fps'),
  PAYME_PAYMENTS: method('payme'),
  EMAIL_NOTIFICATIONS: async (db) => {
    await enqueue(db, { email: welcomeEmail, to: 'mei@example.com', locale: 'en', data: { first_name: 'Mei' } })
    await startMailer({ db, log, baseUrl: 'https://kaifong.example', smtpUrl: null }).deliverNext()
    const [mail] = await db.select({ status: notificationsOutbox.status }).from(notificationsOutbox)
    return mail?.status !== 'queued'
  },
  ENABLE_ADS: async (db) => {
    await set('ADS_CLIENT_ID', 'ca-pub-1234567890123456')
    return (await getPublic(makeCtx(db))).adsClientId !== null
  },
  DEBUG_MODE: async (db) => {
    const services = { database: { db } as never, log, env: { baseUrl: 'http://localhost:3000' } }
    return (await requestLog(services, 'test')).isLevelEnabled('debug')
  },
  ENABLE_SOCIAL_FACEBOOK: network('facebook', 'SOCIAL_FACEBOOK_URL', 'https://facebook.com/kaifong'),
  ENABLE_SOCIAL_INSTAGRAM: network('instagram', 'SOCIAL_INSTAGRAM_URL', 'https://instagram.com/kaifong'),
  ENABLE_SOCIAL_LINKEDIN: network('linkedin', 'SOCIAL_LINKEDIN_URL', 'https://linkedin.com/company/kaifong'),
  ENABLE_SOCIAL_TWITTER: network('twitter', 'SOCIAL_TWITTER_URL', 'https://x.com/kaifong'),
}

describe.each(flagKeys)('the flag %s', (key) => {
  test.each(['true', 'false'])('takes effect when set to %s', async (value) => {
    await set(key, value)
    expect(await effects[key](database.db)).toBe(value === 'true')
  })

  test('uses its default when the stored value is invalid or missing', async () => {
    await set(key, 'perhaps')
    expect(await effects[key](database.db)).toBe(flagFallbacks[key])
    await database.db.delete(notificationsOutbox)
    await database.db.delete(appSettings).where(eq(appSettings.key, key))
    expect(await effects[key](database.db)).toBe(flagFallbacks[key])
  })
})

test('only these flags are off by default', () => {
  const off = flagKeys.filter((key) => !flagFallbacks[key])
  expect(off).toEqual(['GOOGLE_AUTH', 'APPLE_AUTH', 'ENABLE_ADS', 'DEBUG_MODE'])
})

test('DEBUG_MODE is ignored on a site served over https', async () => {
  await set('DEBUG_MODE', 'true')
  const services = { database: { db: database.db } as never, log, env: { baseUrl: 'https://kaifong.example' } }
  expect((await requestLog(services, 'test')).isLevelEnabled('debug')).toBe(false)
})

test('ads need both the flag and a valid client id', async () => {
  const client = async () => (await getPublic(makeCtx(database.db))).adsClientId
  await set('ENABLE_ADS', 'true')
  expect(await client()).toBeNull()
  await set('ADS_CLIENT_ID', 'ca-pub-1"><script>')
  expect(await client()).toBeNull()
  await set('ADS_CLIENT_ID', 'ca-pub-1234567890123456')
  expect(await client()).toBe('ca-pub-1234567890123456')
})

test('the content security policy allows the ad network’s scripts, frames, images and requests only while ads are on', () => {
  const off = contentSecurityPolicy([])
  expect(off).not.toMatch(/google|doubleclick|frame-src/)
  const changed = contentSecurityPolicy([], adsHosts)
    .split('; ')
    .filter((directive) => !off.split('; ').includes(directive))
    .map((directive) => directive.split(' ', 1)[0])
  expect(changed).toEqual(['script-src', 'img-src', 'connect-src', 'frame-src'])
})

test('while ads are on, no host may run scripts: the page’s own, by hash, load the ad network’s', () => {
  const policy = contentSecurityPolicy(["'sha256-abc'"], adsHosts)
  const scripts = policy.split('; ').filter((directive) => /^(?:script|default|worker)-src/.test(directive))
  expect(scripts).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-abc' 'strict-dynamic'",
    "worker-src 'self'",
  ])
})
