import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '#platform/server/tables.ts'
import { actorOf, clientOf, makeCtx, testNow } from '#tests/support/ctx.ts'
import { openTestDatabase, useDatabase } from '#tests/support/database.ts'
import { createProfile } from '#tests/support/factories.ts'
import type { SettingKey } from './rules.ts'
import { settingChecks, settingKeys } from './rules/checks.ts'
import { settingsProcedures } from './server/procedures.ts'
import { appSettings } from './server/tables.ts'

const database = useDatabase()

async function asAdmin({
  passwordAt = null,
  role = 'admin',
}: { passwordAt?: Date | null; role?: 'admin' | 'member' } = {}) {
  const actor = actorOf(await createProfile(database.db, { role }))
  return { actor, api: clientOf(settingsProcedures, makeCtx(database.db, { actor, passwordAt })) }
}

describe('validation of a setting', () => {
  const check = (key: SettingKey, typed: string) => {
    const checked = settingChecks[key](typed, {})
    return 'value' in checked ? checked.value : `error ${checked.error}`
  }
  test.each<[SettingKey, string, string]>([
    ['GOOGLE_AUTH', 'true', 'true'],
    ['GOOGLE_AUTH', 'yes', 'error flag'],
    ['FPS_INCLUDE_REFERENCE', '', 'error flag'],
    ['SOCIAL_FACEBOOK_URL', '', ''],
    ['SOCIAL_FACEBOOK_URL', ' https://m.facebook.com/kaifong ', 'https://m.facebook.com/kaifong'],
    ['SOCIAL_FACEBOOK_URL', 'http://facebook.com/kaifong', 'error https'],
    ['SOCIAL_FACEBOOK_URL', 'javascript:alert(1)', 'error https'],
    ['SOCIAL_FACEBOOK_URL', 'https://facebook.com.evil.example/', 'error hostSocial'],
    ['SOCIAL_TWITTER_URL', 'https://x.com/kaifong', 'https://x.com/kaifong'],
    ['SOCIAL_TWITTER_URL', 'https://facebook.com/kaifong', 'error hostSocial'],
    ['PAYME_LINK', 'https://payme.hsbc/kaifong', 'https://payme.hsbc/kaifong'],
    ['PAYME_LINK', 'https://qr.payme.hsbc.com.hk/2/abc', 'https://qr.payme.hsbc.com.hk/2/abc'],
    ['PAYME_LINK', 'https://payme.example/kaifong', 'error hostPayme'],
    ['FPS_PHONE_NUMBER', '6123 4567', '+85261234567'],
    ['FPS_PHONE_NUMBER', '+44 20 7946 0000', 'error phoneHongKong'],
    ['FPS_PHONE_NUMBER', '800 123 456', 'error phoneHongKong'],
    ['FPS_PHONE_NUMBER', '2345 6789', 'error phoneHongKong'],
    ['PAYME_PHONE_NUMBER', '+852 1234 5678', '+85212345678'],
    ['SUPPORT_WHATSAPP_NUMBER', 'https://wa.me/85261234567', '+85261234567'],
    ['SUPPORT_WHATSAPP_NUMBER', '+44 20 7946 0000', '+442079460000'],
    ['SUPPORT_WHATSAPP_NUMBER', '+852 1234 5678', 'error phoneExample'],
    ['SUPPORT_WHATSAPP_NUMBER', 'call me', 'error phone'],
    ['FPS_ID', '1234567', '1234567'],
    ['FPS_ID', ' 123 456 789 ', '123456789'],
    ['FPS_ID', '12345678', 'error fpsId'],
    ['email_sender_address', 'No-Reply@Kaifong.example', 'no-reply@kaifong.example'],
    ['email_sender_address', 'a@b', 'error email'],
    ['email_sender_address', '', 'error email'],
    ['email_sender_name', 'Kai\r\nfong', 'Kai fong'],
    ['email_sender_name', '', 'error required'],
    ['email_sender_name', 'x'.repeat(101), 'error tooLong'],
    ['LEGAL_LAST_UPDATED_DATE', 'June 14, 2025', 'June 14, 2025'],
    ['LEGAL_LAST_UPDATED_DATE', '14 June 2025', '14 June 2025'],
    ['LEGAL_LAST_UPDATED_DATE', '2025-06-14', '2025-06-14'],
    ['LEGAL_LAST_UPDATED_DATE', 'June 31, 2025', 'error date'],
    ['LEGAL_LAST_UPDATED_DATE', '2025-02-30', 'error date'],
    ['LEGAL_LAST_UPDATED_DATE', 'soon', 'error date'],
    ['LEGAL_LAST_UPDATED_DATE', '', 'error required'],
    ['ADS_CLIENT_ID', 'ca-pub-1234567890123456', 'ca-pub-1234567890123456'],
    ['ADS_CLIENT_ID', 'pub-1"><script>', 'error adsClient'],
  ])('%s of "%s" gives "%s"', (key, typed, found) => {
    expect(check(key, typed)).toBe(found)
  })
})

test('an admin sees every setting, and which of them are unusable', async () => {
  const { api } = await asAdmin()
  await database.db.update(appSettings).set({ value: 'perhaps' }).where(eq(appSettings.key, 'ENABLE_ADS'))
  await database.db.delete(appSettings).where(eq(appSettings.key, 'FPS_ID'))
  const rows = await api.findAll({})
  expect(rows.map(({ key }) => key)).toEqual(settingKeys)
  expect(rows.filter(({ isUsable }) => !isUsable).map(({ key }) => key)).toEqual(['ENABLE_ADS'])
})

test('a change is stored normalized and audited with its author and the previous value', async () => {
  const { api, actor } = await asAdmin()
  const rows = await api.save({
    changes: [
      { key: 'SUPPORT_WHATSAPP_NUMBER', was: '', value: '6123 4567' },
      { key: 'GOOGLE_AUTH', was: 'false', value: 'false' },
    ],
  })
  expect(rows.find(({ key }) => key === 'SUPPORT_WHATSAPP_NUMBER')?.value).toBe('+85261234567')
  expect((await api.getPublic({})).supportWhatsapp).toBe('85261234567')
  const entries = await database.db.select().from(auditLog).where(eq(auditLog.actorId, actor.id)).orderBy(auditLog.id)
  // An unchanged value leaves no entry.
  expect(entries).toMatchObject([
    {
      action: 'settings.save',
      subjectKind: 'setting',
      subjectId: 'SUPPORT_WHATSAPP_NUMBER',
      before: { value: '' },
      after: { value: '+85261234567' },
    },
  ])
})

test('an error names its setting, and nothing of the same save is stored', async () => {
  const { api } = await asAdmin()
  const changes = [
    { key: 'GOOGLE_AUTH' as const, was: 'false', value: 'true' },
    { key: 'SOCIAL_LINKEDIN_URL' as const, was: '', value: 'https://evil.example' },
  ]
  await expect(api.save({ changes })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    data: { issues: [{ path: ['SOCIAL_LINKEDIN_URL'], message: 'hostSocial' }] },
  })
  expect((await api.getPublic({})).flags.GOOGLE_AUTH).toBe(false)
})

test('payment numbers require the password again, other settings do not', async () => {
  const changes = [{ key: 'FPS_ID' as const, was: '', value: '1234567' }]
  const long = await asAdmin({ passwordAt: new Date(testNow.getTime() - 11 * 60_000) })
  await expect(long.api.save({ changes })).rejects.toMatchObject({ code: 'PASSWORD_NEEDED', status: 403 })
  const fresh = await asAdmin({ passwordAt: new Date(testNow.getTime() - 9 * 60_000) })
  expect((await fresh.api.save({ changes })).find(({ key }) => key === 'FPS_ID')?.value).toBe('1234567')
})

test('a setting that is missing in an old installation can be changed', async () => {
  await database.db.delete(appSettings).where(eq(appSettings.key, 'GOOGLE_AUTH'))
  const { api } = await asAdmin()
  await api.save({ changes: [{ key: 'GOOGLE_AUTH', was: 'false', value: 'true' }] })
  expect((await api.getPublic({})).flags.GOOGLE_AUTH).toBe(true)
})

test('only admins can read or change settings', async () => {
  const { api } = await asAdmin({ role: 'member' })
  const changes = [{ key: 'GOOGLE_AUTH' as const, was: 'false', value: 'true' }]
  await expect(api.findAll({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(api.save({ changes })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const visitor = clientOf(settingsProcedures, makeCtx(database.db))
  await expect(visitor.save({ changes })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('of concurrent saves based on the same value one succeeds; the others are refused with the stored value', async () => {
  const shared = await openTestDatabase({ max: 8 })
  try {
    const actor = actorOf(await createProfile(shared.db, { role: 'admin' }))
    const api = clientOf(settingsProcedures, makeCtx(shared.db, { actor }))
    const values = Array.from({ length: 8 }, (_, n) => `https://facebook.com/page-${n}`)
    const saves = await Promise.allSettled(
      values.map((value) => api.save({ changes: [{ key: 'SOCIAL_FACEBOOK_URL', was: '', value }] })),
    )
    const refused = saves.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    const stored = (await api.findAll({})).find(({ key }) => key === 'SOCIAL_FACEBOOK_URL')!.value
    expect(refused).toHaveLength(7)
    for (const one of refused) {
      expect(one).toMatchObject({ code: 'SETTING_STALE', data: { key: 'SOCIAL_FACEBOOK_URL', value: stored } })
    }
    expect(await shared.db.select().from(auditLog).where(eq(auditLog.action, 'settings.save'))).toHaveLength(1)
  } finally {
    await shared.close()
  }
})
