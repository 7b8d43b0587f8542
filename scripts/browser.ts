import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, runTool } from './run.ts'

/** Chromium without its windows and menus, which take half of the time of each page: the browser for tests. */
const shellName = 'chromium-headless-shell'
const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const inPath = (names: string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))

/**
 * Path of an installed Chromium or Chrome with windows: PLAYWRIGHT_CHROMIUM when set, else from PATH or the usual
 * places. Undefined means: use the Chromium that Playwright bundles.
 */
export const installedBrowser = (): string | undefined =>
  process.env.PLAYWRIGHT_CHROMIUM ?? [...inPath(programNames), ...macPaths].find(isProgram)

/** How Playwright starts the browser of the tests. Drawing without a simulated graphics card takes a sixth less time. */
export const testBrowser = () => ({
  executablePath: process.env.PLAYWRIGHT_CHROMIUM ?? inPath([shellName]).find(isProgram) ?? installedBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})

/** Debian's packages of the other engines, and the programs that they bring. Playwright drives builds of its own only. */
const otherEngines = {
  firefox: { package: 'firefox-esr', needs: [], names: ['firefox-esr', 'firefox'], folders: [] },
  webkit: {
    package: 'webkit2gtk-driver',
    needs: ['WebKitWebDriver', 'xvfb-run'],
    names: ['MiniBrowser'],
    folders: ['x86_64', 'aarch64'].map((processor) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1`),
  },
}

const findEngine = ({ names, folders, needs }: (typeof otherEngines)[keyof typeof otherEngines]) =>
  needs.every((name) => inPath([name]).some(isProgram))
    ? [...inPath(names), ...folders.flatMap((folder) => names.map((name) => join(folder, name)))].find(isProgram)
    : undefined

/**
 * Path of the program of another engine.
 * @throws when it is not installed
 */
export function engineProgram(name: keyof typeof otherEngines): string {
  const found = findEngine(otherEngines[name])
  if (!found) throw new Error(`${name} is not installed: apt-get install firefox-esr webkit2gtk-driver xvfb xauth`)
  return found
}

/** Ensures that Firefox and WebKit are installed, as Debian packages. Returns an exit code. */
export async function ensureEngines(): Promise<number> {
  const findMissing = () => Object.values(otherEngines).filter((engine) => !findEngine(engine))
  const packages = findMissing().map((engine) => engine.package)
  if (packages.length > 0 && mayInstall()) await aptInstall([...packages, 'xvfb', 'xauth'])
  const missing = findMissing()
  for (const engine of missing)
    console.error(`${engine.package} is missing: its journeys fail. Install firefox-esr webkit2gtk-driver xvfb xauth.`)
  return missing.length > 0 ? 1 : 0
}

async function hasBundledChromium(): Promise<boolean> {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

const hasProgram = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
const isDebian = () => existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && hasProgram('apt-get')

async function aptInstall(names: string[]): Promise<boolean> {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  if ((await run('apt-get', ['update', '-q'], quiet)) !== 0) return false
  return (await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], quiet)) === 0
}

/** Whether an installed font covers Chinese; null when unknown (no fontconfig). */
function hasChineseFont(): boolean | null {
  const result = spawnSync('fc-list', [':lang=zh-hk', 'family'], { encoding: 'utf8' })
  return result.status === 0 ? result.stdout.trim() !== '' : null
}

/**
 * Ensures that a browser and Chinese fonts are installed: uses what is there, else installs Debian packages where
 * permitted, else Playwright's own Chromium. Returns an exit code.
 */
export async function ensureBrowser(): Promise<number> {
  const isBundled = await hasBundledChromium()
  const hasShell = isBundled || process.env.PLAYWRIGHT_CHROMIUM !== undefined || inPath([shellName]).some(isProgram)
  if (!hasShell && mayInstall() && isDebian()) await aptInstall([shellName, 'fontconfig'])
  const packages: string[] = []
  if (!testBrowser().executablePath && !isBundled) packages.push('chromium', 'fontconfig')
  if (packages.length > 0 || hasChineseFont() === false) packages.push('fonts-noto-cjk')
  if (packages.length > 0 && mayInstall()) await aptInstall(packages)
  const found = testBrowser().executablePath
  if (found) {
    console.log(`Browser: ${found}`)
  } else if (isBundled) {
    console.log('Browser: Playwright’s own Chromium')
  } else {
    const code = await runTool('playwright', ['install', 'chromium'])
    if (code !== 0) {
      console.error('No browser: install Chromium or Chrome, or set PLAYWRIGHT_CHROMIUM to the path of one.')
      return code
    }
  }
  if (hasChineseFont() === false)
    console.log('No Chinese font is installed: pages will show boxes in pictures, tests run all the same.')
  return 0
}
