import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fieldError } from '#platform/server/rpc.ts'

const folded = (password: string) => password.normalize('NFKC').trim().toLowerCase()

let list: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const text = await readFile(resolve('reference/common-passwords.txt'), 'utf8')
  return new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
}

/** Whether everybody who guesses tries this one first; upper case and outer blanks make no difference. */
export async function isCommon(password: string): Promise<boolean> {
  list ??= load()
  return (await list).has(folded(password))
}

/** @throws the fault of the field when the password that is to be set is one of the commonest */
export async function refuseCommon(password: string): Promise<void> {
  if (await isCommon(password)) throw fieldError('password', 'passwordCommon')
}
