import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { styleText } from 'node:util'
import { ensureBrowser, ensureEngines } from './browser.ts'
import { runScript, runScriptQuietly, runSections, runTool, summarize, type Outcome, type Section } from './run.ts'

const vitestReport = '.cache/vitest.json'
const playwrightReport = '.cache/playwright.json'

/** What a section counted, with the full names of the tests that failed. */
type Count = { passed: number; failed: string[] }

type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: { title: string; file: string; ok: boolean }[] }
type PlaywrightReport = { stats: { expected: number; flaky: number }; suites: PlaywrightSuite[] }

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** The first lines of an error, indented. */
const brief = (message: string) => message.split('\n').slice(0, 8).join('\n').replaceAll(/^/gm, '    ')

function vitestCount(): Count | null {
  const report = read(vitestReport) as VitestReport | null
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.testResults.flatMap(({ name, status, assertionResults }) => {
        const failed = assertionResults.filter((test) => test.status === 'failed')
        const file = path.relative('.', name)
        if (failed.length === 0) return status === 'failed' ? [file] : []
        return failed.map(({ fullName, failureMessages: [message = ''] }) => `${file}: ${fullName}\n${brief(message)}`)
      }),
    }
  )
}

const failedSpecs = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedSpecs),
]

function playwrightCount(): Count | null {
  const report = read(playwrightReport) as PlaywrightReport | null
  return (
    report && {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.suites.flatMap(failedSpecs),
    }
  )
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
const browserSection: Section = { name: 'browser', work: ensureBrowser }
/** A release walks in the engines of other browsers too, which a change need not have. */
const enginesSection: Section = { name: 'firefox and webkit', work: ensureEngines }
const buildSection: Section = { name: 'build', work: () => runScript('scripts/prepare.mjs', ['--build']) }
const checkSection: Section = {
  name: 'static checks, build',
  work: () => runScriptQuietly('scripts/check.ts', ['--build']),
}
const unitSection: Section = {
  name: unit,
  work: () =>
    runTool('vitest', [
      'run',
      `--testNamePattern=${isDeep ? '@deep' : '^(?!.*@deep)'}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ]),
}
const e2eSection: Section = {
  name: e2e,
  work: () =>
    runTool('playwright', ['test', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
      E2E_QUICK: isDeep ? '' : '1',
      E2E_DEEP: isDeep ? '1' : '',
    }),
}
/** The checks and the build use one core most of the time, and the unit tests wait a third of theirs. */
async function runQuick(): Promise<Outcome[]> {
  const browser = await runSections([browserSection])
  const beside = await Promise.all([runSections([checkSection]), runSections([unitSection])])
  return [...browser, ...beside.flat(), ...(await runSections([e2eSection]))]
}

const outcomes = isDeep
  ? await runSections([browserSection, enginesSection, buildSection, unitSection, e2eSection])
  : await runQuick()

process.exitCode = summarize(outcomes)

// A section that failed without a failed test (types, the build, a crash) counts as one failure.
const tests = new Map([
  [unit, vitestCount()],
  [e2e, playwrightCount()],
])
let [passed, failed] = [0, 0]
for (const { name, code } of outcomes) {
  const count = tests.get(name)
  passed += count?.passed ?? 0
  failed += count?.failed.length || (code === 0 ? 0 : 1)
  for (const test of count?.failed ?? []) console.log(`\n${styleText('red', 'FAILED')} ${test}`)
}
console.log(`\n${passed} passed, ${failed} failed`)
