import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allowEntering, closedParentOf, defaultDataDirectory, nobody, reachablePrograms } from './data-directory.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync('/tmp/kaifong-place-')
  chmodSync(dir, 0o755)
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))
/** A directory that only its owner may enter, like /root. */
const closed = () => {
  const home = path.join(dir, 'home')
  mkdirSync(path.join(home, 'kaifong'), { recursive: true })
  chmodSync(home, 0o700)
  return home
}

test('data is in the project, unless root started it where only root may enter', () => {
  const project = path.join(closed(), 'kaifong')
  expect(defaultDataDirectory(project, 0, '/elsewhere')).toBe('/elsewhere')
  expect(defaultDataDirectory(project, 1000, '/elsewhere')).toBe(path.join(project, 'data'))
  expect(defaultDataDirectory(project, undefined, '/elsewhere')).toBe(path.join(project, 'data'))
  expect(defaultDataDirectory(dir, 0, '/elsewhere')).toBe(path.join(dir, 'data'))
})

test('a database that is there already stays', () => {
  const project = path.join(closed(), 'kaifong')
  mkdirSync(path.join(project, 'data', 'postgres'), { recursive: true })
  writeFileSync(path.join(project, 'data', 'postgres', 'PG_VERSION'), '18')
  expect(defaultDataDirectory(project, 0, '/elsewhere')).toBe(path.join(project, 'data'))
})

test('a closed parent is named, also of a directory that does not exist yet', () => {
  const home = closed()
  expect(closedParentOf(path.join(home, 'kaifong', 'data', 'postgres'), nobody)).toBe(home)
  expect(closedParentOf(path.join(home, 'data'), nobody)).toBe(home)
  expect(closedParentOf(path.join(dir, 'data'), nobody)).toBeNull()
})

test('programs in a closed place are copied once, for everybody', () => {
  const packageDir = path.join(closed(), 'kaifong')
  const native = path.join(packageDir, 'native')
  mkdirSync(path.join(native, 'bin'), { recursive: true })
  writeFileSync(path.join(packageDir, 'package.json'), '{"version":"18.1.0"}')
  // As a strict umask leaves them.
  writeFileSync(path.join(native, 'bin', 'postgres'), 'program', { mode: 0o700 })
  chmodSync(path.join(native, 'bin'), 0o700)
  const data = path.join(dir, 'data')
  mkdirSync(data)
  const copy = reachablePrograms(native, data, nobody)
  expect(copy).toBe(path.join(data, 'postgres-programs-18.1.0'))
  expect(statSync(path.join(copy, 'bin', 'postgres')).mode & 0o777).toBe(0o755)
  rmSync(native, { recursive: true })
  mkdirSync(native)
  expect(reachablePrograms(native, data, nobody)).toBe(copy)
  expect(existsSync(path.join(copy, 'bin', 'postgres'))).toBe(true)
  expect(reachablePrograms(data, data, nobody)).toBe(data)
})

test.runIf(process.getuid?.() === 0)('a strict umask of root does not close the folders of the database', () => {
  const before = process.umask(0o077)
  try {
    allowEntering()
    const data = path.join(dir, 'strict', 'data')
    mkdirSync(data, { recursive: true })
    expect(closedParentOf(path.join(data, 'postgres'), nobody)).toBeNull()
    expect(statSync(data).mode & 0o777).toBe(0o711)
  } finally {
    process.umask(before)
  }
})
