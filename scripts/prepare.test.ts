import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { mountSmallDisk } from '#tests/support/small-disk.ts'

let root = ''
const at = (path: string) => join(root, path)
const put = (path: string, text: string) => {
  mkdirSync(join(at(path), '..'), { recursive: true })
  writeFileSync(at(path), text)
}
const lines = (path: string) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8').trimEnd().split('\n') : [])

/** Fake npm, as the real one would need the registry: logs how it was called and creates a small node_modules. */
const npm = `
import fs from 'node:fs'
fs.appendFileSync('npm.log', JSON.stringify({ args: process.argv.slice(2), nodeEnv: process.env.NODE_ENV ?? null }) + '\\n')
await new Promise((done) => setTimeout(done, 200))
if (fs.existsSync('npm-fails-over-leftovers') && fs.existsSync('node_modules/leftover')) process.exit(217)
if (fs.existsSync('npm-fails')) {
  console.error(fs.readFileSync('npm-fails', 'utf8'))
  process.exit(1)
}
fs.mkdirSync('node_modules', { recursive: true })
fs.writeFileSync('node_modules/.package-lock.json', '{}')
`
/** Fake build. */
const build = `
import fs from 'node:fs'
fs.appendFileSync('build.log', 'built\\n')
fs.mkdirSync('build', { recursive: true })
if (fs.existsSync('build-fails')) process.exit(1)
`
/** Fake training of the search's scorer. */
const train = `
import fs from 'node:fs'
fs.appendFileSync('train.log', 'trained\\n')
fs.mkdirSync('build', { recursive: true })
`

/** Fake script that links the libraries of the embedded PostgreSQL. */
const link = `
import fs from 'node:fs'
fs.appendFileSync('link.log', fs.existsSync('node_modules') ? 'linked\\n' : 'without packages\\n')
`

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kaifong-prepare-'))
  fillRoot()
})
function fillRoot() {
  cpSync('scripts/prepare.mjs', at('scripts/prepare.mjs'))
  put('package.json', '{ "type": "module" }')
  put('package-lock.json', '{}')
  put('npm.mjs', npm)
  put('scripts/build.ts', build)
  put('scripts/train.ts', train)
  put('scripts/link-libraries.ts', link)
  put('src/main.ts', 'export {}')
}
let unmount = () => {}
afterEach(() => {
  unmount()
  unmount = () => {}
  rmSync(root, { recursive: true, force: true })
})

function prepare(...args: string[]): Promise<{ code: number | null; text: string }> {
  return new Promise((done) => {
    const env = {
      ...process.env,
      npm_execpath: at('npm.mjs'),
      npm_node_execpath: process.execPath,
      NODE_ENV: 'production',
    }
    const child = spawn(process.execPath, [at('scripts/prepare.mjs'), ...args], { env })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.on('exit', (code) => done({ code, text }))
  })
}

test.skipIf(process.platform === 'win32')('links the Node of the packages where npm has left that out', async () => {
  await prepare()
  const program = `node_modules/node-${process.platform}-${process.arch}/bin/node`
  put(program, '')
  expect((await prepare()).code).toBe(0)
  expect(realpathSync(at('node_modules/.bin/node'))).toBe(realpathSync(at(program)))
})

test('makes the table of the scorer once, and again when its texts change', async () => {
  put('reference/sentences.txt', 'one')
  await prepare()
  await prepare('--build')
  expect(lines('train.log')).toHaveLength(1)
  put('reference/sentences.txt', 'other')
  await prepare()
  expect(lines('train.log')).toHaveLength(2)
})

test('installs packages once, including dev dependencies, and again when the lock file changes', async () => {
  expect((await prepare()).code).toBe(0)
  await prepare()
  expect(lines('npm.log')).toHaveLength(1)
  expect(JSON.parse(lines('npm.log')[0] ?? '')).toEqual({
    args: expect.arrayContaining(['install', '--no-save', '--include=dev', '--include=optional']) as unknown,
    nodeEnv: null,
  })
  put('package-lock.json', '{ "new": true }')
  await prepare()
  expect(lines('npm.log')).toHaveLength(2)
})

test('links the libraries of the packages after each install', async () => {
  await prepare()
  await prepare()
  expect(lines('link.log')).toEqual(['linked'])
})

test('an interrupted install starts again from scratch', async () => {
  put('node_modules/half/package.json', '{}')
  put('.cache/installing', '')
  put('node_modules/.package-lock.json', '{}')
  expect((await prepare()).code).toBe(0)
  expect(existsSync(at('node_modules/half'))).toBe(false)
  expect(existsSync(at('.cache/installing'))).toBe(false)
})

test('manually installed packages are kept', async () => {
  put('node_modules/good/package.json', '{}')
  put('node_modules/.package-lock.json', '{}')
  await prepare()
  expect(existsSync(at('node_modules/good'))).toBe(true)
})

test('an install that fails because of leftover files is retried without them', async () => {
  put('npm-fails-over-leftovers', '')
  put('node_modules/leftover', '')
  put('node_modules/.package-lock.json', '{}')
  expect((await prepare()).code).toBe(0)
  expect(lines('npm.log')).toHaveLength(2)
})

test('a failed install stops with an error and is retried the next time', async () => {
  put('npm-fails', '')
  const { code, text } = await prepare('--build')
  expect(code).toBe(1)
  expect(text).toContain('npm could not install the packages')
  expect(existsSync(at('build.log'))).toBe(false)
  rmSync(at('npm-fails'))
  expect((await prepare('--build')).code).toBe(0)
})

test('two runs at once install and build once', async () => {
  const both = await Promise.all([prepare('--build'), prepare('--build')])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect([lines('npm.log').length, lines('build.log').length]).toEqual([1, 1])
})

test('takes over the lock of a killed run', async () => {
  put('.cache/prepare.lock', 'somebody')
  const long = new Date(Date.now() - 60_000)
  utimesSync(at('.cache/prepare.lock'), long, long)
  expect((await prepare()).code).toBe(0)
  expect(existsSync(at('.cache/prepare.lock'))).toBe(false)
})

test('builds the site only when its sources changed', async () => {
  await prepare('--build')
  await prepare('--build')
  put('src/main.test.ts', 'a test is no source')
  await prepare('--build')
  expect(lines('build.log')).toHaveLength(1)
  put('src/main.ts', 'export const changed = true')
  await prepare('--build')
  expect(lines('build.log')).toHaveLength(2)
})

test('a failed build is run again, even when it left files behind', async () => {
  put('build-fails', '')
  const { code, text } = await prepare('--build')
  expect([code, text.includes('The build failed')]).toEqual([1, true])
  rmSync(at('build-fails'))
  expect((await prepare('--build')).code).toBe(0)
  expect(lines('build.log')).toHaveLength(2)
})

test('without a network it says so in one sentence, and leaves the packages that are there', async () => {
  put('node_modules/good/package.json', '{}')
  put('node_modules/.package-lock.json', '{}')
  put('npm-fails', 'npm error code EAI_AGAIN\nnpm error at GetAddrInfoReqWrap.onlookup (node:dns:122:26)')
  const { code, text } = await prepare()
  expect([code, text.replace('Installing packages ...', '').trim()]).toEqual([
    1,
    'npm cannot reach its registry: connect this machine to the network (or set the proxy or registry of npm), then start again.',
  ])
  expect(lines('npm.log')).toHaveLength(1)
  expect(existsSync(at('node_modules/good'))).toBe(true)
})

test.skipIf(process.platform === 'win32')('with a strict umask others may read what it installs', async () => {
  const before = process.umask(0o077)
  onTestFinished(() => void process.umask(before))
  await prepare('--build')
  expect(statSync(at('node_modules/.package-lock.json')).mode & 0o777).toBe(0o644)
  expect(statSync(at('build')).mode & 0o777).toBe(0o755)
})

describe.skipIf(process.platform !== 'linux' || process.getuid?.() !== 0)('a clone on a disk of its own', () => {
  beforeEach(() => rmSync(root, { recursive: true }))
  function mount(kilobytes: number) {
    const disk = mountSmallDisk(kilobytes)!
    unmount = disk.unmount
    root = disk.folder
    fillRoot()
    return disk
  }

  test('is left alone once it is prepared, so it may be read-only', async () => {
    const { protect } = mount(1_000)
    await prepare('--build')
    protect()
    expect(await prepare('--build')).toEqual({ code: 0, text: '' })
  })

  test('that is read-only says so in one sentence', async () => {
    mount(1_000).protect()
    const { code, text } = await prepare('--build')
    expect([code, text.trim()]).toEqual([
      1,
      `${root} cannot be written: run this as its owner, or in a clone of your own.`,
    ])
  })

  test('that is full says so in one sentence', async () => {
    mount(200)
    try {
      for (;;) writeFileSync(at('filling'), Buffer.alloc(4_096), { flag: 'a' })
    } catch {
      // Now it is.
    }
    const { code, text } = await prepare('--build')
    expect([code, text.trim().split('\n').at(-1)]).toEqual([
      1,
      `The disk of ${root} is full: packages and build need 1 GB; free some space, then start again.`,
    ])
    expect(text).not.toMatch(/^ +at /m)
  })
})
