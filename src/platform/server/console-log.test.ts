import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { logConsole } from './console-log.ts'
import { createLog } from './log.ts'

/** The console as libraries know it. */
const { console: library } = globalThis

function logged(print: () => void): Record<string, unknown>[] {
  const lines: string[] = []
  const restore = logConsole(createLog('info', { write: (line: string) => void lines.push(line) }))
  try {
    print()
  } finally {
    restore()
  }
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

test('what a library prints is one object a line, without parameters or objects of the request', () => {
  const query = new DrizzleQueryError('select *\nfrom profiles\nwhere email = $1', ['ada@example.com'], new Error('x'))
  const lines = logged(() => {
    library.error('# SERVER_ERROR: ', query)
    library.warn('%s is %d\nyears old', 'This', 3, { email: 'ada@example.com' })
    library.log({ email: 'ada@example.com' })
    library.debug('below the level')
  })
  expect(lines).toMatchObject([
    {
      level: 'error',
      msg: '# SERVER_ERROR:',
      err: { type: 'Error', message: expect.stringMatching(/^Failed query/) as string },
    },
    { level: 'warn', msg: 'This is 3\nyears old' },
    { level: 'info', msg: 'printed by a library' },
  ])
  expect(JSON.stringify(lines)).not.toContain('ada@example.com')
})

test('what libraries print of a database that does not answer shares the one line a minute', () => {
  const error = new Error('timeout exceeded when trying to connect')
  const lines = logged(() => {
    for (let n = 0; n < 50; n++) library.error(new DrizzleQueryError('select 1', [], error))
  })
  // None if another test has used the line of this minute.
  expect(lines.length).toBeLessThanOrEqual(1)
  expect(lines.every(({ msg }) => msg === 'database unavailable')).toBe(true)
})
