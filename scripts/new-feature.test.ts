import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

test('a new feature passes the checks before its first line is written @deep', { timeout: 300_000 }, async () => {
  const copy = await mkdtemp(join(tmpdir(), 'new-feature-'))
  try {
    const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
    const roots = new Set(stdout.split('\n').map((file) => file.split('/')[0]!))
    for (const root of roots) if (root) await cp(root, join(copy, root), { recursive: true })
    await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
    const node = (...args: string[]) => run(process.execPath, args, { cwd: copy, encoding: 'utf8' })
    const tool = (name: string, ...args: string[]) => run(join(copy, 'node_modules/.bin', name), args, { cwd: copy })

    await node('scripts/new-feature.ts', 'gift-cards')
    await tool('react-router', 'typegen')
    await tool('tsc', '--noEmit', '--incremental', 'false')
    await tool('oxfmt', '--check')
    for (const script of ['boundaries', 'messages', 'references']) await node(`scripts/${script}.ts`)
    const access = tool('vitest', 'run', 'src/server/access.test.ts', 'src/server/public-api.test.ts')
    expect((await access).stdout).toContain('2 passed')
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
})
