import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Ctx } from '#platform/server/context.ts'
import { clientOf, makeCtx } from '#tests/support/ctx.ts'
import { useDatabase } from '#tests/support/database.ts'
import { flagFallbacks, readFlag, readNumber, readUrl, settings, type SettingKey } from './rules.ts'
import { settingsProcedures } from './server/procedures.ts'
import { addMissingSettings, isFlagOn } from './server/service.ts'
import { appSettings } from './server/tables.ts'

const database = useDatabase()
const getPublic = (given: Partial<Ctx> = {}) => clientOf(settingsProcedures, makeCtx(database.db, given)).getPublic({})
const set = (key: SettingKey, value: string) =>
  database.db.update(appSettings).set({ value }).where(eq(appSettings.key, key))

test('a new installation has every setting, each with its description', async () => {
  const rows = await database.db.select().from(appSettings)
  expect(rows.map(({ key }) => key).sort()).toEqual(Object.keys(settings).sort())
  expect(rows.filter(({ description }) => description === '')).toEqual([])
  expect(await getPublic()).toEqual({
    flags: flagFallbacks,
    social: [],
    supportWhatsapp: null,
    legalLastUpdated: 'June 14, 2025',
    adsClientId: null,
    dataUser: null,
    canSendMail: true,
    isDemo: false,
  })
})

test('missing settings are added, changed ones keep their value', async () => {
  await set('LEGAL_LAST_UPDATED_DATE', 'November 20, 2026')
  await database.db.delete(appSettings).where(eq(appSettings.key, 'FPS_ID'))
  await addMissingSettings(database.db)
  expect((await getPublic()).legalLastUpdated).toBe('November 20, 2026')
  expect(await database.db.select().from(appSettings).where(eq(appSettings.key, 'FPS_ID'))).toHaveLength(1)
})

test('a changed flag takes effect at once, an unreadable one falls back', async () => {
  await set('GOOGLE_AUTH', 'true')
  await set('ENABLE_ADS', 'yes')
  await set('FPS_PAYMENTS', '')
  const ctx = makeCtx(database.db)
  expect([
    await isFlagOn(ctx, 'GOOGLE_AUTH'),
    await isFlagOn(ctx, 'ENABLE_ADS'),
    await isFlagOn(ctx, 'FPS_PAYMENTS'),
  ]).toEqual([true, false, true])
})

test('pages work without settings: the fallbacks apply', async () => {
  await database.db.delete(appSettings)
  expect((await getPublic({ isDemo: true })).flags).toEqual(flagFallbacks)
  const unreachable = {
    select: () => {
      throw new Error('gone')
    },
  } as unknown as Ctx['db']
  expect(await clientOf(settingsProcedures, makeCtx(unreachable)).getPublic({})).toMatchObject({
    supportWhatsapp: null,
    flags: flagFallbacks,
  })
})

test('the footer links to the networks whose flag is on and whose address is valid', async () => {
  await set('SOCIAL_FACEBOOK_URL', 'https://www.facebook.com/kaifong')
  await set('SOCIAL_INSTAGRAM_URL', 'https://instagram.com/kaifong')
  await set('SOCIAL_LINKEDIN_URL', 'javascript:alert(1)')
  await set('SOCIAL_TWITTER_URL', 'https://x.com/kaifong')
  await set('ENABLE_SOCIAL_INSTAGRAM', 'false')
  expect((await getPublic()).social).toEqual([
    { network: 'facebook', url: 'https://www.facebook.com/kaifong' },
    { network: 'twitter', url: 'https://x.com/kaifong' },
  ])
})

test('private settings are not in the public settings', async () => {
  await database.db
    .update(appSettings)
    .set({ value: 'private-value' })
    .where(inArray(appSettings.category, ['Payments', 'Email', 'Ads']))
  expect(JSON.stringify(await getPublic())).not.toContain('private-value')
})

describe('reading a stored setting', () => {
  const stored = (key: SettingKey, value: string) => new Map([[key as string, value]])

  test.each([
    ['http://facebook.com/k', null],
    ['https://facebook.com.evil.example/k', null],
    ['https://evil.example/facebook.com', null],
    ['https://user:pass@facebook.com/k', null],
    ['https://facebook.com:8443/k', null],
    ['facebook.com/k', null],
    [' https://m.facebook.com/k ', 'https://m.facebook.com/k'],
  ])('the address %s gives %s', (value, url) => {
    expect(readUrl(stored('SOCIAL_FACEBOOK_URL', value), 'SOCIAL_FACEBOOK_URL')).toBe(url)
  })

  test.each([
    ['6123 4567', '+85261234567'],
    ['+852 1234 5678', null],
    ['', null],
    ['call me', null],
  ])('the number "%s" gives %s', (value, number) => {
    expect(readNumber(stored('SUPPORT_WHATSAPP_NUMBER', value), 'SUPPORT_WHATSAPP_NUMBER')).toBe(number)
  })

  test('only the texts true and false switch a flag', () => {
    expect(
      ['true', 'false', ' true ', 'TRUE', '1'].map((value) => readFlag(stored('DEBUG_MODE', value), 'DEBUG_MODE')),
    ).toEqual([true, false, true, false, false])
  })
})
