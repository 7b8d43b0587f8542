import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns a secret of this installation, generated once and stored in its data directory, readable by its owner only.
 */
export function loadOrCreateSecret(dataDir: string, name: string): string {
  const file = join(dataDir, `${name}.secret`)
  mkdirSync(dataDir, { recursive: true })
  try {
    // `wx` fails when another process was first: both then read its secret.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
