import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'
import { checks } from './check.ts'
import { runScript, runSections, runTool, summarize } from './run.ts'

const vitestReport = '.cache/vitest.json'
const playwrightReport = '.cache/playwright.json'

type Count = { passed: number; failed: number }

type VitestReport = { numPassedTests: number; numFailedTests: number }
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number } }

const read = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null)

function vitestCount(): Count | null {
  const report = read(vitestReport) as VitestReport | null
  return report && { passed: report.numPassedTests, failed: report.numFailedTests }
}

function playwrightCount(): Count | null {
  const report = read(playwrightReport) as PlaywrightReport | null
  return report && { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
}

mkdirSync('.cache', { recursive: true })
for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true })

/**
 * `npm test` runs what must hold before a change is merged. With `--deep`, the tests tagged `@deep` instead: series of
 * killed workers and sweeps over all languages, which only a release needs.
 */
const isDeep = process.argv.includes('--deep')
const unit = 'unit and integration tests'
const e2e = 'end to end, accessibility'
const outcomes = await runSections([
  { name: 'browser', work: ensureBrowser },
  ...(isDeep ? [] : checks),
  {
    name: unit,
    work: () =>
      runTool('vitest', [
        'run',
        `--testNamePattern=${isDeep ? '@deep' : '^(?!.*@deep)'}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${vitestReport}`,
      ]),
  },
  { name: 'build', work: () => runScript('scripts/prepare.mjs', ['--build']) },
  {
    name: e2e,
    work: () =>
      runTool('playwright', ['test', ...(isDeep ? ['--grep=@deep'] : []), '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
        E2E_QUICK: isDeep ? '' : '1',
      }),
  },
])

process.exitCode = summarize(outcomes)

// A section that failed without a failed test (types, the build, a crash) counts as one failure.
const tests = new Map([
  [unit, vitestCount()],
  [e2e, playwrightCount()],
])
const total: Count = { passed: 0, failed: 0 }
for (const { name, code } of outcomes) {
  const count = tests.get(name)
  total.passed += count?.passed ?? 0
  total.failed += count?.failed || (code === 0 ? 0 : 1)
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
