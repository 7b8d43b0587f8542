import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A secret of this installation, made once and kept in its data directory, readable by its owner alone. */
export function storedSecret(dataDir: string, name: string): string {
  const file = join(dataDir, `${name}.secret`)
  mkdirSync(dataDir, { recursive: true })
  try {
    // `wx` fails when another process was first: then both read what that one wrote.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
