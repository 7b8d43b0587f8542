import { DrizzleQueryError } from 'drizzle-orm/errors'
import { afterEach, expect, test, vi } from 'vitest'
import { logConsole } from './console-log.ts'
import { createLog } from './log.ts'

/** The console as libraries know it. */
const { console: library } = globalThis

afterEach(() => vi.restoreAllMocks())

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
  const time = vi.spyOn(performance, 'now')
  const error = new Error('timeout exceeded when trying to connect')
  const print = () => {
    for (let n = 0; n < 50; n++) library.error(new DrizzleQueryError('select 1', [], error))
  }
  // A day of this test's own: others may have used the line of the minute that it is.
  const start = performance.now() + 86_400_000
  const linesAfter = (ms: number) => {
    time.mockReturnValue(start + ms)
    return logged(print).map(({ msg }) => msg)
  }
  expect([linesAfter(0), linesAfter(59_999), linesAfter(60_000)]).toEqual([
    ['database unavailable'],
    [],
    ['database unavailable'],
  ])
})
