import { rmSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { testBrowser } from './scripts/browser.ts'
import { engineNames, type EngineName } from './tests/engines/engine.ts'
import { e2eDataDir } from './tests/support/e2e-data.ts'

const port = Number(process.env.E2E_PORT ?? '3987')
/** Where a journey starts the stand-in for Google (tests/support/google-requests.ts). */
process.env.GOOGLE_STAND_IN = `http://127.0.0.1:${port + 600}`
// Playwright workers load this file too; only the main process starts with an empty database.
if (!process.env.TEST_WORKER_INDEX) rmSync(e2eDataDir, { recursive: true, force: true })

// A project's own patterns replace those of the command line, so `npm test` and `npm run test:deep` say by a variable
// which tests they want. A journey tagged @phone-deep runs on the desk in `npm test` and on the phone before a release.
const isQuick = Boolean(process.env.E2E_QUICK)
const isDeep = Boolean(process.env.E2E_DEEP)
const grep = isDeep ? /@deep/ : /./
const phone = isDeep ? /@phone-deep|@phone @deep/ : isQuick ? /@phone(?!-deep)/ : /@phone/
const deep = isQuick ? [/@deep/] : []

const wide = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores of a small machine, because journeys also wait: for answers, navigations and time limits.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
    launchOptions: testBrowser(),
  },
  projects: [
    { name: 'desk', use: wide, grep, grepInvert: [/@alone/, ...deep] },
    { name: 'phone', use: { ...devices['Pixel 7'] }, grep: phone, grepInvert: deep },
    // Tests that change site-wide settings run after all others. To run one such file alone, add --no-deps.
    {
      name: 'alone',
      use: wide,
      grep: isDeep ? /@alone.*@deep/ : /@alone/,
      grepInvert: deep,
      dependencies: ['desk', 'phone'],
      workers: 1,
    },
    // The same journeys in each of the other engines, which start a browser of their own. They run after all others, whose
    // settings they would meet; a click by its coordinates may still miss on a busy machine, so one is tried again.
    ...engineNames.map((engineName) => ({
      name: engineName,
      dependencies: ['alone'],
      retries: 1,
      testDir: 'tests/engines',
      use: { engineName },
      grep: /@deep/,
      grepInvert: deep,
      workers: 1,
    })),
  ],
  webServer: {
    command: `"${process.execPath}" --import ./tests/support/google-requests.ts src/main.ts`,
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    env: {
      PORT: String(port),
      BASE_URL: `http://localhost:${port}`,
      DATA_DIR: e2eDataDir,
      DEMO: '1',
      LIMITS: '0',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      // Of the stand-in. The feature flag decides whether Google is offered.
      GOOGLE_CLIENT_ID: 'e2e',
      GOOGLE_CLIENT_SECRET: 'e2e',
    },
  },
})
