import { defineConfig } from 'vitest/config'
import { documents } from './vite/documents.ts'
import { icons } from './vite/icon-sprite.ts'
import { messages } from './vite/messages.ts'

export default defineConfig({
  plugins: [documents(), icons(), messages()],
  test: {
    environment: 'node',
    include: [
      'src/**/*.test.ts',
      'demo/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/support/**/*.test.ts',
      'vite/**/*.test.ts',
    ],
    globalSetup: 'tests/support/global-setup.ts',
    // Test files share a worker's modules, because drizzle alone takes half a second to load, and its database. So none is
    // replaced by `vi.mock`, which does nothing to a module that another file has loaded.
    isolate: false,
    // One more than the cores of a small machine, because some tests wait: for a minimum duration or a time limit.
    maxWorkers: 3,
    // Garbage is collected less often: a tenth less CPU time.
    execArgv: ['--max-semi-space-size=32'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
