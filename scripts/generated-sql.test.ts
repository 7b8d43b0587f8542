import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/database.ts'
import { generatedFunctions, isLastDefinition, olderSnapshots } from './generated-sql.ts'

const database = useDatabase()

test.each(Object.entries(generatedFunctions))(
  'the function %s of the database is the generated one, otherwise run scripts/generated-sql.ts',
  async (name, define) => {
    const { rows } = await database.db.execute<{ body: string }>(
      sql`select prosrc as body from pg_proc where proname = ${name}`,
    )
    expect(rows).toEqual([{ body: define().split('$$')[1] }])
  },
)

test('only the last definition in the migrations counts', () => {
  const [first, second] = ['function f() returns int as $$1$$;', 'function f() returns int as $$2$$;']
  const migrations = `create ${first}\ncreate trigger t execute function f();\ncreate or replace ${second}\n`
  expect(isLastDefinition(migrations, 'f', second)).toBe(true)
  expect(isLastDefinition(migrations, 'f', first)).toBe(false)
  expect(isLastDefinition(migrations, 'g', first)).toBe(false)
})

test('Only the newest schema snapshot is in the repository', () => {
  expect(olderSnapshots('migrations/meta'), 'run node scripts/generated-sql.ts').toEqual([])
})
