import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = []
  write(createLog('info', { write: (line: string) => void lines.push(line) }))
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

test('a line is one JSON object with level, time and message, and user text cannot break out of it', () => {
  const [line, ...more] = logged((log) => log.info({ query: 'a"\n{"level":"fatal"}' }, 'search'))
  expect(more).toEqual([])
  expect(line).toMatchObject({ level: 'info', msg: 'search', query: 'a"\n{"level":"fatal"}' })
  expect(new Date(String(line?.time)).getTime()).not.toBeNaN()
})

test('lines below the log level are not written', () => {
  expect(logged((log) => log.debug('quiet'))).toEqual([])
})

test('secrets and personal data do not reach the log', () => {
  const text = JSON.stringify(
    logged((log) =>
      log.info(
        { password: 'p-1', actor: { email: 'e-2' }, request: { headers: { cookie: 'c-3', 'set-cookie': 's-4' } } },
        'x',
      ),
    ),
  )
  expect(text).not.toMatch(/p-1|e-2|c-3|s-4/)
  expect(text).toContain('[hidden]')
})

test('a failed query is logged with its SQL and cause, without user input', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "profiles_email"'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.com) already exists.',
  })
  const error = new DrizzleQueryError('insert into profiles values ($1)', ['ada@example.com'], cause)
  const [line] = logged((log) => log.error({ err: error }, 'incident'))
  expect(JSON.stringify(line)).not.toContain('ada@example.com')
  expect(line?.err).toMatchObject({
    message: 'Failed query: insert into profiles values ($1)',
    stack: expect.stringContaining('log.test.ts') as unknown,
    cause: { code: '23505', message: expect.stringContaining('profiles_email') as unknown },
  })
})

test.for([
  ['a path', { path: `/${'水'.repeat(60_000)}` }],
  ['an error', { err: new Error('x'.repeat(60_000), { cause: new Error('y'.repeat(60_000)) }) }],
  ['a list', { queries: Array.from({ length: 500 }, () => ({ sql: 'select '.repeat(30) })) }],
  ['many keys', Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`key${n}`, n]))],
] as const)('%s of any length makes a line of at most 4 KB that is still JSON', ([, details]) => {
  const lines: string[] = []
  createLog('info', { write: (line: string) => void lines.push(line) }).info(details, 'incident')
  expect(lines.length).toBe(1)
  expect(Buffer.byteLength(lines[0]!)).toBeLessThanOrEqual(4_096)
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'info', msg: 'incident', time: expect.any(String) as unknown })
})
