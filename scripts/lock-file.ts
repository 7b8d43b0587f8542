import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Checks that `npm ci` accepts package-lock.json, without the network. npm leaves out the optional packages of other
 * systems when it writes the file while node_modules is there. Only `npm ci` from version 11 on refuses that, and then
 * no image can be built.
 */
const problems = missingPackages().map((name) => `Missing: ${name}`)
if (problems.length === 0) problems.push(...npmProblems())
if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error(
    '\nnpm ci does not accept package-lock.json. Write it anew: rm -rf node_modules && npm install --package-lock-only',
  )
  process.exitCode = 1
}

type LockFile = { packages: Record<string, { optionalDependencies?: Record<string, string> }> }

/** Optional packages that another one names and the lock file lacks. */
function missingPackages(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
  const isLocked = (of: string, name: string): boolean => {
    if (`${of && `${of}/`}node_modules/${name}` in packages) return true
    return of !== '' && isLocked(of.slice(0, Math.max(0, of.lastIndexOf('/node_modules/'))), name)
  }
  return Object.entries(packages).flatMap(([of, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(of, name)),
  )
}

/** Asks npm in a folder of its own, since old versions would empty node_modules. */
function npmProblems(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'kaifong-lock-file-'))
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc'])
      if (existsSync(name)) copyFileSync(name, join(folder, name))
    const { status, stdout, stderr } = spawnSync('npm', ['ci', '--dry-run', '--ignore-scripts', '--offline'], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    return status === 0 ? [] : [stdout ?? '', stderr ?? 'npm is missing.']
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
