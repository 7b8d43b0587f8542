// Runs before every npm command under whatever Node version is installed: plain JavaScript, no packages. Installs
// missing packages and links their libraries, makes the table of the search's scorer and, with --build, the site, when
// their sources changed.
import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const inRoot = (...parts) => join(root, ...parts)
const isWindows = process.platform === 'win32'
/** Inputs of the scorer's table. */
const trainingSources = [
  'reference',
  'src/features/discovery/server/language',
  'src/shared/seeded-random.ts',
  'scripts/train.ts',
  'package-lock.json',
]
/** Inputs of the build. */
const sources = [
  'src',
  'vite',
  'public',
  'reference',
  'scripts/build.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'tsconfig.json',
]

class SetupError extends Error {}

// What is installed and built is for the user of a service too, whatever the umask.
process.umask(0o022)

const failures = [
  // Node makes ENOENT of EROFS when it makes folders.
  [
    /\b(?:EROFS|EACCES|EPERM|ENOENT mkdir)\b/,
    `${root} cannot be written: run this as its owner, or in a clone of your own.`,
  ],
  [
    /\b(?:ENOSPC|EDQUOT)\b/,
    `The disk of ${root} is full: packages and build need 1 GB; free some space, then start again.`,
  ],
  [
    /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|E(?:SOCKET|IDLE|CONNECTION)?TIMED?OUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED)\b/,
    'npm cannot reach its registry: connect this machine to the network (or set the proxy or registry of npm), then start again.',
  ],
]

/** One sentence with the remedy for an error or for a program's output; undefined when none is known. */
const explain = (text) => failures.find(([pattern]) => pattern.test(text))?.[1]

function isOlder(version, [major, minor]) {
  const [ownMajor, ownMinor] = version.split('.').map(Number)
  return ownMajor < major || (ownMajor === major && ownMinor < minor)
}

/** SHA-256 over paths and contents of files and whole folders, test files excluded. */
function hashOf(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name))
      return
    }
    if (/\.test\.tsx?$/.test(path)) return
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0')
  }
  for (const path of paths) add(inRoot(path))
  return hash.digest('hex')
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/**
 * Runs a program and returns its exit code; 127 when the program does not exist. Its errors are printed when it has ended.
 * @throws SetupError instead, when it failed for a reason that is known
 */
function run(command, args, env) {
  return new Promise((done, fail) => {
    const stdio = ['inherit', 'inherit', 'pipe']
    const child = spawn(command, args, { cwd: root, env, stdio, shell: isWindows && command === 'npm' })
    let errors = ''
    child.stderr.on('data', (chunk) => (errors += chunk))
    child.on('error', () => done(127))
    child.on('close', (code, signal) => {
      const sentence = code === 0 ? undefined : explain(errors)
      if (sentence) return fail(new SetupError(sentence))
      process.stderr.write(errors)
      done(signal ? 1 : code)
    })
  })
}

/**
 * Runs `work` under a file lock. The owner touches the lock file every second; a waiter that finds it untouched for ten
 * seconds (the owner was killed) takes it over.
 */
async function withLock(work) {
  const file = inRoot('.cache', 'prepare.lock')
  mkdirSync(dirname(file), { recursive: true })
  const token = randomUUID()
  for (let attempts = 0; ; attempts++) {
    try {
      writeFileSync(file, token, { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const other = read(file)
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > 10_000) {
      const stalePath = `${file}.${token}`
      try {
        renameSync(file, stalePath)
        // Another process may have taken it over in between: give it back.
        if (read(stalePath) !== other) renameSync(stalePath, file)
        else rmSync(stalePath, { force: true })
      } catch {
        // Another waiter moved it first.
      }
      continue
    }
    if (attempts === 1) console.log('Waiting for another run that is preparing ...')
    await new Promise((done) => setTimeout(done, 300))
  }
  const touch = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date())
    } catch {
      // Somebody deleted .cache by hand.
    }
  }, 1_000)
  try {
    return await work()
  } finally {
    clearInterval(touch)
    if (read(file) === token) rmSync(file, { force: true })
  }
}

/** `npm ci` would install the same, and remove first what is there, which is all there is without a network. */
async function npmInstall() {
  const env = { ...process.env }
  // With NODE_ENV=production npm would omit dev dependencies, which the build needs.
  delete env.NODE_ENV
  const args = ['install', '--no-save', '--include=dev', '--include=optional', '--loglevel=error']
  // Without a network it would try for minutes.
  args.push('--fetch-retry-maxtimeout=10000')
  const viaNpm = env.npm_execpath && env.npm_node_execpath && !/yarn|pnpm|bun/.test(env.npm_execpath)
  const code = viaNpm ? await run(env.npm_node_execpath, [env.npm_execpath, ...args], env) : await run('npm', args, env)
  if (code === 127)
    throw new SetupError('npm is missing. It comes with Node: https://nodejs.org (on Debian: apt-get install npm).')
  return code
}

const installedStamp = inRoot('node_modules', '.kaifong-installed')
const installFingerprint = () => `${process.platform}-${process.arch} ${hashOf(['package.json', 'package-lock.json'])}`
const isInstalled = () => read(installedStamp) === installFingerprint()

async function install() {
  if (isInstalled()) return
  const unfinishedMarker = inRoot('.cache', 'installing')
  const modules = inRoot('node_modules')
  // A killed install leaves packages that look complete but lack files, and npm would keep them.
  if (existsSync(modules) && (existsSync(unfinishedMarker) || !existsSync(join(modules, '.package-lock.json')))) {
    rmSync(modules, { recursive: true, force: true, maxRetries: 3 })
  }
  console.log('Installing packages ...')
  writeFileSync(unfinishedMarker, '')
  rmSync(installedStamp, { force: true })
  const hadModules = existsSync(modules)
  let code = await npmInstall()
  if (code !== 0 && hadModules) {
    console.log('Trying once more from an empty node_modules ...')
    rmSync(modules, { recursive: true, force: true, maxRetries: 3 })
    code = await npmInstall()
  }
  if (code !== 0) throw new SetupError(`npm could not install the packages (exit code ${code}); see its output above.`)
  await run(findNode(), ['scripts/link-libraries.ts'])
  writeFileSync(installedStamp, installFingerprint())
  rmSync(unfinishedMarker, { force: true })
}

/** Path of the Node 24 that npm installed for this machine, else the current Node when it is recent enough. */
function findNode() {
  const installed = inRoot('node_modules', `node-${isWindows ? 'win' : process.platform}-${process.arch}`, 'bin')
  const program = join(installed, isWindows ? 'node.exe' : 'node')
  if (existsSync(program)) {
    const link = inRoot('node_modules', '.bin', 'node')
    // Debian's npm leaves this one out, and `npm start` would take the Node of the system.
    if (!isWindows && !existsSync(link)) {
      mkdirSync(dirname(link), { recursive: true })
      symlinkSync(relative(dirname(link), program), link)
    }
    return program
  }
  if (!isOlder(process.versions.node, [22, 22])) return process.execPath
  throw new SetupError(
    `Kaifong runs on Node 24. npm has none for this machine (${process.platform}-${process.arch}), and the Node found here is ` +
      `${process.versions.node}. Install Node 24 from https://nodejs.org and start again.`,
  )
}

const table = { script: 'scripts/train.ts', inputs: trainingSources, stampName: '.scorer-sources' }
const site = { script: 'scripts/build.ts', inputs: sources, stampName: '.sources' }
const isMade = ({ inputs, stampName }) => read(inRoot('build', stampName)) === hashOf(inputs)

/** Runs a script that makes files of build/, unless these were made from the same inputs. */
async function make(node, part) {
  if (isMade(part)) return
  const { script, inputs, stampName } = part
  const fingerprint = hashOf(inputs)
  const stamp = inRoot('build', stampName)
  console.log(part === site ? 'Building ...' : 'Preparing the search ...')
  rmSync(stamp, { force: true })
  const path = `${inRoot('node_modules', '.bin')}${isWindows ? ';' : ':'}${process.env.PATH ?? ''}`
  const code = await run(node, [script], { ...process.env, PATH: path, NODE_ENV: 'production' })
  if (code !== 0) throw new SetupError('The build failed; see its output above.')
  writeFileSync(stamp, fingerprint)
}

try {
  if (isOlder(process.versions.node, [20, 19])) {
    throw new SetupError(
      `Kaifong needs Node 20.19 or later to start; this is ${process.versions.node}. Get a newer one from https://nodejs.org.`,
    )
  }
  const parts = process.argv.includes('--build') ? [table, site] : [table]
  // A clone that is ready may be one that cannot be written.
  if (isInstalled() && parts.every(isMade)) findNode()
  else
    await withLock(async () => {
      await install()
      const node = findNode()
      // Neither needs the other, and the first takes one core for as long as the second takes the rest. The lock is held
      // until both have ended, also when one fails.
      const made = await Promise.allSettled(parts.map((part) => make(node, part)))
      const failed = made.find(({ status }) => status === 'rejected')
      if (failed) throw failed.reason
    })
} catch (error) {
  const sentence = error instanceof SetupError ? error.message : explain(`${error.code} ${error.syscall}`)
  if (!sentence) throw error
  console.error(`\n${sentence}\n`)
  process.exitCode = 1
}
