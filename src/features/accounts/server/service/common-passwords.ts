import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fieldError } from '#platform/server/rpc.ts'
import { brand } from '#shared/brand.ts'

const normalize = (password: string) => password.normalize('NFKC').trim().toLowerCase()

let list: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const text = await readFile(resolve('reference/common-passwords.txt'), 'utf8')
  return new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
}

/** Letters and digits that a guess about this site starts from. */
const siteNames = new RegExp([brand.name.toLowerCase(), brand.nameZh].join('|'), 'g')

/** Whether few different characters are repeated, or little is added to the site's own name. */
function isGuessable(plain: string): boolean {
  const rest = plain.replace(siteNames, '')
  return new Set(plain).size < 4 || (rest !== plain && new Set(rest.replace(/\s/g, '')).size < 5)
}

/**
 * Whether the password is in the list of common passwords or just as easy to guess, ignoring case and surrounding
 * whitespace.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= load()
  const plain = normalize(password)
  return isGuessable(plain) || (await list).has(plain)
}

/** @throws a field error when the password is in the list of common passwords */
export async function assertNotCommon(password: string): Promise<void> {
  if (await isCommonPassword(password)) throw fieldError('password', 'passwordCommon')
}
