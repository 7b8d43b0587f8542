import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { memoryOf } from '#bench/processes.ts'
import { findSlugs, visit } from '#bench/visits.ts'
import { runScript } from '../../scripts/run.ts'
import { serve } from '../../scripts/serve.ts'

const dataDir = '.cache/memory-test'
/** MB in which the site runs with its database, as README promises. */
const promised = 512

test('with MEMORY=256 the site and its database stay within 512 MB while pages are visited @deep', async () => {
  await runScript('scripts/prepare.mjs', ['--build'])
  rmSync(dataDir, { recursive: true, force: true })
  const site = await serve(dataDir, { MEMORY: '256' })
  let largest = 0
  const watch = setInterval(() => {
    largest = Math.max(largest, memoryOf(site.pid))
  }, 500)
  try {
    await visit(site.url, await findSlugs(site.url), 40)
  } finally {
    clearInterval(watch)
    await site.stop()
  }
  expect(largest).toBeLessThan(promised)
}, 240_000)
