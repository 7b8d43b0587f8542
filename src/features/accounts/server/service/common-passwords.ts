import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fieldError } from '#platform/server/rpc.ts'

const normalize = (password: string) => password.normalize('NFKC').trim().toLowerCase()

let list: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const text = await readFile(resolve('reference/common-passwords.txt'), 'utf8')
  return new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
}

/** Whether the password is in the list of common passwords, ignoring case and surrounding whitespace. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= load()
  return (await list).has(normalize(password))
}

/** @throws a field error when the password is in the list of common passwords */
export async function assertNotCommon(password: string): Promise<void> {
  if (await isCommonPassword(password)) throw fieldError('password', 'passwordCommon')
}
