import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { demoAdmin, demoPassword } from '#server/demo-admin.ts'
import { runScript } from '../../scripts/run.ts'
import { serve, type RunningSite } from '../../scripts/serve.ts'
import { msUntil } from './site-faults.ts'

/** What a member and visitors see of a site, but for what changes by the minute: whether a business is open. */
async function seen({ url }: RunningSite, cookie: string) {
  const read = async (path: string) => (await fetch(url + path, { headers: { cookie } })).text()
  const json = async (path: string) =>
    JSON.parse(await read(path), (key, value: unknown) => (key === 'opening' ? undefined : value)) as unknown
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  return {
    me: await json(`/api/rpc/accounts/getMe?data=${encodeURIComponent('{"json":{}}')}`),
    favorites: await json('/api/v1/favorites/ids'),
    results: await json('/api/v1/search?limit=48'),
    sitemap: sitemap.replaceAll(url, ''),
  }
}

/** A machine that does much else may take a moment after the start. */
const settled = ({ url }: RunningSite) => msUntil(async () => (await fetch(`${url}/explore`)).ok, 60_000)

/** Signs the demonstration admin in; the cookie of the session. */
async function signIn({ url }: RunningSite, password: string): Promise<string> {
  const body = JSON.stringify({ json: { email: demoAdmin.email, password } })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/rpc/accounts/signIn`, { method: 'POST', headers, body })
  expect(response.status).toBe(200)
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

describe.skipIf(process.platform === 'win32')('a backup of the running site', () => {
  let folder: string
  let file: string
  let password: string
  let cookie: string
  let before: Awaited<ReturnType<typeof seen>>
  const dirOf = (name: string) => `${folder}/${name}`
  const environmentOf = (dataDir: string) => ({
    DATA_DIR: dataDir,
    // Vitest sets it to a path.
    BASE_URL: '',
    DATABASE_URL: '',
    STORAGE_URL: '',
    LOG_LEVEL: 'error',
    LIMITS: '0',
  })

  beforeAll(async () => {
    await runScript('scripts/prepare.mjs', ['--build'])
    folder = mkdtempSync('/tmp/kaifong-restored-')
    chmodSync(folder, 0o711)
    file = `${folder}/backup.tar.zst`
    // A site that fills its own database draws the pictures afterwards, beside the test.
    await runScript('scripts/seed.ts', [], environmentOf(dirOf('first')))
    const site = await serve(dirOf('first'))
    try {
      await settled(site)
      password = demoPassword(dirOf('first'))
      cookie = await signIn(site, password)
      before = await seen(site, cookie)
      await runScript('scripts/backup.ts', [file], environmentOf(dirOf('first')))
    } finally {
      await site.stop()
    }
  }, 240_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('restored elsewhere shows the same, sessions go on, and its members sign in @deep', async () => {
    expect(await runScript('scripts/restore.ts', [file], environmentOf(dirOf('second')))).toBe(0)
    const site = await serve(dirOf('second'))
    try {
      await settled(site)
      expect(await seen(site, cookie)).toEqual(before)
      expect(await signIn(site, password)).not.toBe(cookie)
    } finally {
      await site.stop()
    }
  }, 240_000)

  test('is restored into the database of a server @deep', async () => {
    // A TCP port and a password, as a server has them.
    const server = await startEmbeddedPostgres(dirOf('server'), { overTcp: true })
    try {
      const authSecret = readFileSync(`${dirOf('first')}/auth.secret`, 'utf8')
      const settings = {
        ...environmentOf(dirOf('third')),
        DATABASE_URL: server.url,
        AUTH_SECRET: authSecret,
      }
      expect(await runScript('scripts/restore.ts', [file], settings)).toBe(0)
      const site = await serve(dirOf('third'), { DATABASE_URL: server.url, AUTH_SECRET: authSecret, DEMO: '0' })
      try {
        await settled(site)
        expect(await seen(site, cookie)).toEqual(before)
        await signIn(site, password)
      } finally {
        await site.stop()
      }
    } finally {
      await server.stop()
    }
  }, 240_000)
})
