import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, runTool } from './run.ts'

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

/**
 * Path of an installed Chromium or Chrome: PLAYWRIGHT_CHROMIUM when set, else from PATH or the usual places. Undefined
 * means: use the Chromium that Playwright bundles.
 */
export function installedBrowser(): string | undefined {
  const fromEnv = process.env.PLAYWRIGHT_CHROMIUM
  if (fromEnv) return fromEnv
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...folders.flatMap((folder) => programNames.map((name) => join(folder, name))), ...macPaths].find(isProgram)
}

async function hasBundledChromium(): Promise<boolean> {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

const hasProgram = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
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
  const packages: string[] = []
  const hasBrowser = installedBrowser() !== undefined || (await hasBundledChromium())
  if (!hasBrowser) packages.push('chromium', 'fontconfig')
  if (!hasBrowser || hasChineseFont() === false) packages.push('fonts-noto-cjk')
  if (packages.length > 0 && mayInstall()) await aptInstall(packages)
  const found = installedBrowser()
  if (found) {
    console.log(`Browser: ${found}`)
  } else if (await hasBundledChromium()) {
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
