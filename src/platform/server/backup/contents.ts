import { createHash } from 'node:crypto'
import * as z from 'zod'

/** Number of the format of backups; a later one is refused by an earlier program. */
export const backupFormat = 1

/** The first entry of a backup. */
export const manifestSchema = z.object({
  format: z.literal(backupFormat),
  createdAt: z.string(),
  postgresVersion: z.string(),
  /** Migrations applied to the database, oldest first. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Tells whether sign-ins go on to work; the secret cannot be found from it. */
  authSecretHash: z.string(),
})
export type Manifest = z.infer<typeof manifestSchema>

/** The last entry of a backup: without it the backup is not complete. */
export const checksumsSchema = z.object({
  /** SHA-256 by entry. */
  entries: z.record(z.string(), z.string()),
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
})
export type Checksums = z.infer<typeof checksumsSchema>

export const manifestName = 'manifest.json'
export const checksumsName = 'checksums.json'

export const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export const jsonEntry = (name: string, value: unknown) => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
})

/** Text of values must not depend on the settings of either server. */
export const copySettings =
  "set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0; set datestyle = 'ISO, YMD'; " +
  "set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex'; set extra_float_digits = 1; set client_encoding = 'UTF8'"

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
