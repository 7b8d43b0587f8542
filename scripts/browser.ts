import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, runTool } from './run.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = [
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
 * An installed Chromium or Chrome: PLAYWRIGHT_CHROMIUM when it is set, else on PATH or in the usual places. Undefined
 * means: take the one that Playwright brought along.
 */
export function installedBrowser(): string | undefined {
  const asked = process.env.PLAYWRIGHT_CHROMIUM
  if (asked) return asked
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places].find(isProgram)
}

async function hasPlaywrightsOwn(): Promise<boolean> {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

const hasProgram = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && hasProgram('apt-get')

async function aptInstall(packages: string[]): Promise<boolean> {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  if ((await run('apt-get', ['update', '-q'], quiet)) !== 0) return false
  return (await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], quiet)) === 0
}

/** Whether some font can draw Chinese; null when nobody can say (no fontconfig). */
function hasChineseFont(): boolean | null {
  const answer = spawnSync('fc-list', [':lang=zh-hk', 'family'], { encoding: 'utf8' })
  return answer.status === 0 ? answer.stdout.trim() !== '' : null
}

/**
 * Sees to a browser and to Chinese fonts: what is installed, else Debian's packages where we may, else Playwright's
 * own Chromium. Gives an exit code.
 */
export async function ensureBrowser(): Promise<number> {
  const wanted: string[] = []
  const hasBrowser = installedBrowser() !== undefined || (await hasPlaywrightsOwn())
  if (!hasBrowser) wanted.push('chromium', 'fontconfig')
  if (!hasBrowser || hasChineseFont() === false) wanted.push('fonts-noto-cjk')
  if (wanted.length > 0 && mayInstall()) await aptInstall(wanted)
  const found = installedBrowser()
  if (found) {
    console.log(`Browser: ${found}`)
  } else if (await hasPlaywrightsOwn()) {
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
