import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/database.ts'
import { hasWords, wordSearchOf } from './search-words.ts'

const database = useDatabase()

async function finds(q: string, text: string): Promise<boolean> {
  const search = (await wordSearchOf(q))!
  const { rows } = await database.db.execute<{ found: boolean }>(
    sql`select ${hasWords(sql`${text}::text`, search)} as found`,
  )
  return rows[0]!.found
}

test.each([
  ['mei', 'Mei Chan mei.chan@example.com', true],
  ['chan mei', 'Mei Chan', true],
  ['mei.ch', 'Mei Chan mei.chan@example.com', true],
  ['mei.ch', 'Mei Chan', false],
  ['m%i', 'Mei Inactive', false],
  ['%', 'Mei 100%', false],
  ['han', 'Mei Chan', false],
  ['陳', '陳大文', true],
  ['大文', '陳大文', true],
  ['陳文', '陳大文', false],
  ['陈大文', '陳大文', true],
  ['陳大文', '陈大文', true],
  ['mei 陳', '陳美 Mei', true],
  ['José', 'José Pérez', true],
  ["o'hara", "Mary O'Hara", true],
  ['6123', '+85261234567 61234567', true],
])('“%s” in “%s” is found: %s', async (q, text, expected) => {
  expect(await finds(q, text)).toBe(expected)
})

test('a search without a word looks for nothing', async () => {
  expect(await wordSearchOf('  ')).toBeNull()
})
