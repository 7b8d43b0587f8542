import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const secret = 'a'.repeat(32)

test('no variable is required with the embedded database', () => {
  const env = readEnv({})
  expect(env).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    baseUrl: 'http://localhost:3000',
    databaseUrl: null,
    authSecret: null,
    demo: true,
    roles: ['web', 'worker'],
    logLevel: 'info',
    limits: true,
  })
  expect(isAbsolute(env.dataDir)).toBe(true)
  expect(env.storageUrl).toBe(`file://${env.dataDir}/uploads`)
})

test('.env.example lists every variable that is read, and no other', () => {
  const read = new Set<string>()
  const spy = new Proxy<Record<string, string>>(
    { DATABASE_URL: 'postgres://localhost/kaifong', AUTH_SECRET: secret },
    { get: (target, name) => (read.add(String(name)), target[String(name)]) },
  )
  readEnv(spy)
  // The second variable of a pair is read only when the first is set.
  for (const first of ['ADMIN_EMAIL', 'GOOGLE_CLIENT_ID', 'APPLE_CLIENT_ID']) {
    expect(() =>
      readEnv(new Proxy({ [first]: 'set' }, { get: (t, name) => (read.add(String(name)), t[String(name)]) })),
    ).toThrow()
  }
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map((match) => String(match[1]))
  expect(listed.toSorted()).toEqual([...read].toSorted())
})

test('the values in .env.example are the defaults', () => {
  const example = Object.fromEntries<string>(
    [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
      (match) => [match[1] ?? '', match[2] ?? ''] as const,
    ),
  )
  expect(readEnv(example)).toEqual(readEnv({}))
})

test('the settings of the service are known ones, and nothing in its unit overrides them', () => {
  const variables = (path: string) =>
    Object.fromEntries(
      [...readFileSync(path, 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map((match) => [match[1] ?? '', match[2] ?? '']),
    )
  const settings = variables('deploy/kaifong.env')
  expect(Object.keys(variables('.env.example'))).toEqual(expect.arrayContaining(Object.keys(settings)))
  expect(readEnv(settings)).toMatchObject({ dataDir: '/var/lib/kaifong', demo: false, databaseUrl: null })
  const unit = readFileSync('deploy/kaifong.service', 'utf8')
  expect(unit.match(/^Environment(?:File)?=.*/gm)).toEqual(['Environment=NODE_ENV=production'])
})

test('a missing required variable is named', () => {
  expect(() => readEnv({ DATABASE_URL: 'postgres://localhost/kaifong' })).toThrow(
    'Missing required env var: AUTH_SECRET',
  )
  expect(() => readEnv({ ADMIN_EMAIL: 'me@example.com' })).toThrow('Missing required env var: ADMIN_PASSWORD')
  expect(() => readEnv({ GOOGLE_CLIENT_SECRET: 'x' })).toThrow('Missing required env var: GOOGLE_CLIENT_ID')
  expect(() => readEnv({ WHATSAPP_TOKEN: 'x' })).toThrow('Missing required env var: WHATSAPP_PHONE_ID')
})

test.for([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '1.5'],
  ['BASE_URL', 'kaifong.hk'],
  ['BASE_URL', 'https://kaifong.hk/app'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['DATABASE_REPLICA_URL', 'localhost'],
  ['AUTH_SECRET', 'short'],
  ['SMTP_URL', 'mail.example.com'],
  ['STORAGE_URL', 'ftp://example.com'],
  ['DEMO', 'yes'],
  ['ROLE', 'web,cron'],
  ['LOG_LEVEL', 'loud'],
  ['LIMITS', 'off'],
  ['WORKERS', '0'],
  ['MEMORY', '1e3'],
  ['CDN_SECONDS', '86400'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'proxy.internal'],
] as const)('a malformed %s (%s) is named without showing its value', ([name, value]) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^Malformed env var: ${name} must be (?!.*${value}$)`))
})

test('demonstration data is off with DATABASE_URL or DEMO=0', () => {
  expect(readEnv({ DATABASE_URL: 'postgres://localhost/kaifong', AUTH_SECRET: secret }).demo).toBe(false)
  expect(readEnv({ DEMO: '0' }).demo).toBe(false)
})

test('links use the origin of BASE_URL without a trailing slash', () => {
  expect(readEnv({ BASE_URL: 'https://kaifong.hk/' }).baseUrl).toBe('https://kaifong.hk')
  expect(readEnv({ PORT: '4000' }).baseUrl).toBe('http://localhost:4000')
})
