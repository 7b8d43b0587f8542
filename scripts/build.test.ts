import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'

test('a build leaves the scorer’s table in build/, which tests and a running site read meanwhile', async () => {
  const { build } = await resolveConfig({ root: process.cwd(), logLevel: 'silent' }, 'build', 'production')
  expect(build.emptyOutDir).toBe(false)
})
