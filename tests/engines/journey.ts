import { test as base } from '@playwright/test'
import type { Engine, EngineName, EngineOptions } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { Visitor } from './visitor.ts'
import { startWebkit } from './webkit.ts'

export { expect } from '@playwright/test'

const start = { firefox: startFirefox, webkit: startWebkit }

type Fixtures = {
  /** A new visitor; the test fails when a page had an error. */
  visitor: Visitor
}
type WorkerFixtures = {
  engineName: EngineName
  engine: Engine
  /** Starts a further browser of this engine; it ends with the worker. */
  startEngine: (options: Omit<EngineOptions, 'baseUrl'>) => Promise<Engine>
}

/** `test` for journeys in Firefox and WebKit, each in a project of playwright.config.ts that says which. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  startEngine: [
    async ({ engineName }, provide, { project }) => {
      const started: Engine[] = []
      await provide(async (options) => {
        const engine = await start[engineName]({ baseUrl: project.use.baseURL!, ...options })
        started.push(engine)
        return engine
      })
      await Promise.all(started.map((engine) => engine.close()))
    },
    { scope: 'worker' },
  ],
  engine: [async ({ startEngine }, provide) => provide(await startEngine({})), { scope: 'worker' }],
  visitor: async ({ engine }, provide, info) => {
    await engine.forget()
    await provide(new Visitor(engine))
    if (info.status === 'passed') base.expect(engine.errors).toEqual([])
  },
})
