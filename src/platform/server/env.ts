import { existsSync } from 'node:fs'
import type { BlockList } from 'node:net'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defaultDataDirectory } from './data-directory.ts'
import { parseNetworks } from './proxies.ts'
import type { WhatsappSettings } from './whatsapp-api.ts'

export type Role = 'web' | 'worker'
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]
export type OAuthClient = { clientId: string; clientSecret: string }

/** Configuration of the process, read once at start. `.env.example` documents every variable. */
export type Env = {
  port: number
  host: string
  /** The origin of all absolute links, without a trailing slash. */
  baseUrl: string
  /** Absolute path of the directory for the embedded database, uploads and generated secrets. */
  dataDir: string
  /** null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null
  /** The owner of the tables, for commands that change them; null: the role of `databaseUrl`. Not for the site. */
  databaseOwnerUrl: string | null
  databaseReplicaUrl: string | null
  /** null with the embedded database: a secret is generated and stored in `dataDir`. */
  authSecret: string | null
  smtpUrl: string | null
  /** `file:///absolute/folder` or `s3://KEY:SECRET@HOST/BUCKET?region=REGION`. */
  storageUrl: string
  /** Addresses or networks whose X-Forwarded-For is trusted. */
  trustedProxies: BlockList
  /** Load demonstration data into an empty database and show the demo banner. */
  demo: boolean
  firstAdmin: { email: string; password: string } | null
  google: OAuthClient | null
  /** The WhatsApp Business Cloud API; null without it. */
  whatsapp: WhatsappSettings | null
  apple: OAuthClient | null
  roles: Role[]
  logLevel: LogLevel
  /** Bearer token of `/metrics`; null: only programs on this machine read it. */
  metricsToken: string | null
  /** Off for load tests only. */
  limits: boolean
  /** Web processes that share the port. */
  workers: number
  /** Memory in MB for the heaps of all web processes; null: half of the machine's. */
  memoryMb: number | null
  /** Seconds that a CDN may keep anonymous pages; 0: only browsers keep them, and ask each time. */
  cdnSeconds: number
}

type Source = Record<string, string | undefined>

const errorMessages = {
  required: (name: string) => `Missing required env var: ${name}`,
  malformed: (name: string, expected: string) => `Malformed env var: ${name} must be ${expected}`,
}

/**
 * Reads the environment; an empty value counts as unset. Throws an Error naming the variable that is missing or
 * malformed; the message never contains the value, which may be a secret.
 */
export function readEnv(source: Source = processEnv()): Env {
  const text = (name: string) => source[name]?.trim() || null
  const fail = (name: string, expected: string): never => {
    throw new Error(errorMessages.malformed(name, expected))
  }
  const required = (name: string): string => {
    const value = text(name)
    if (value === null) throw new Error(errorMessages.required(name))
    return value
  }
  const oneOf = <T extends string>(name: string, allowed: readonly T[], fallback: T): T => {
    const value = text(name) ?? fallback
    return allowed.find((one) => one === value) ?? fail(name, `one of ${allowed.join(', ')}`)
  }
  const whole = (name: string, min: number, max: number): number | null => {
    const value = text(name)
    if (value === null) return null
    const isValid = /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max
    return isValid ? Number(value) : fail(name, `a whole number from ${min} to ${max}`)
  }
  const isOn = (name: string, fallback: boolean) => oneOf(name, ['0', '1'], fallback ? '1' : '0') === '1'
  const url = (name: string, protocols: string[]): string | null => {
    const value = text(name)
    if (value === null) return null
    if (isUrl(value, protocols)) return value
    const starts = `a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`
    return fail(name, value.includes('@') ? `${starts}, with # % / ? and @ of a password percent-encoded` : starts)
  }
  const pair = (first: string, second: string) =>
    text(first) === null && text(second) === null ? null : ([required(first), required(second)] as const)
  const oauth = (provider: string): OAuthClient | null => {
    const values = pair(`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`)
    return values && { clientId: values[0], clientSecret: values[1] }
  }

  const whatsapp = (): WhatsappSettings | null => {
    const apiUrl = url('WHATSAPP_API_URL', ['https:', 'http:']) ?? 'https://graph.facebook.com/v23.0'
    const names = ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'] as const
    if (names.every((name) => text(name) === null)) return null
    const [token, phoneId, appSecret, verifyToken] = names.map(required) as [string, string, string, string]
    return { token, phoneId, appSecret, verifyToken, apiUrl: apiUrl.replace(/\/$/, '') }
  }

  const port = Number(text('PORT') ?? '3000')
  if (!Number.isInteger(port) || port < 0 || port > 65_535) fail('PORT', 'a whole number from 0 to 65535')
  const base = new URL(url('BASE_URL', ['http:', 'https:']) ?? `http://localhost:${port}`)
  if (base.pathname !== '/' || base.search || base.hash) fail('BASE_URL', 'an origin without a path')
  const givenDir = resolve(text('DATA_DIR') ?? 'data')
  const dataDir = givenDir === resolve('data') ? defaultDataDirectory(process.cwd(), process.getuid?.()) : givenDir
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const authSecret = databaseUrl ? required('AUTH_SECRET') : text('AUTH_SECRET')
  if (authSecret !== null && authSecret.length < 32) fail('AUTH_SECRET', 'at least 32 characters long')
  const admin = pair('ADMIN_EMAIL', 'ADMIN_PASSWORD')
  const roles = (text('ROLE') ?? 'web,worker').split(',').map((role) => role.trim())

  return {
    port,
    host: text('HOST') ?? '127.0.0.1',
    baseUrl: base.origin,
    dataDir,
    databaseUrl,
    databaseOwnerUrl: url('DATABASE_OWNER_URL', ['postgres:', 'postgresql:']),
    databaseReplicaUrl: url('DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']),
    authSecret,
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    storageUrl: url('STORAGE_URL', ['file:', 's3:']) ?? pathToFileURL(join(dataDir, 'uploads')).href,
    trustedProxies:
      parseNetworks((text('TRUSTED_PROXIES') ?? '').split(/[\s,]+/).filter(Boolean)) ??
      fail('TRUSTED_PROXIES', 'addresses or networks such as 10.0.0.0/8, separated by commas'),
    demo: isOn('DEMO', databaseUrl === null),
    firstAdmin: admin && { email: admin[0], password: admin[1] },
    google: oauth('GOOGLE'),
    whatsapp: whatsapp(),
    apple: oauth('APPLE'),
    roles: roles.map((role) =>
      role === 'web' || role === 'worker' ? role : fail('ROLE', 'web, worker or web,worker'),
    ),
    logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
    metricsToken: text('METRICS_TOKEN'),
    limits: isOn('LIMITS', true),
    workers: whole('WORKERS', 1, 64) ?? 1,
    memoryMb: whole('MEMORY', 128, 1_048_576),
    cdnSeconds: whole('CDN_SECONDS', 0, 3_600) ?? 0,
  }
}

/** Whether it is one whose parts can be decoded, which a database driver does. */
function isUrl(value: string, protocols: string[]): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, username, password, pathname } = new URL(value)
  try {
    decodeURIComponent(`${username}${password}${pathname}`)
  } catch {
    return false
  }
  return protocols.includes(protocol)
}

/** The process environment, extended by a `.env` file in the working directory. */
export function processEnv(): Source {
  if (!existsSync('.env')) return process.env
  try {
    process.loadEnvFile('.env')
  } catch (error) {
    throw new Error(
      `${resolve('.env')} cannot be read (${(error as NodeJS.ErrnoException).code}): make it readable for this user.`,
      { cause: error },
    )
  }
  return process.env
}
