import { expect, test, vi } from 'vitest'
import { heapFlags, siteEnv } from './heap.ts'

test.for([
  [256, 1, 160, 8],
  [1_000, 2, 404, 8],
  [2_000, 2, 904, 32],
  [2_000, 1, 1_904, 16],
  [128, 4, 128, 8],
  [64_000, 1, 2_048, 16],
])('%d MB for %d processes give each a heap of %d MB', ([memoryMb, processes, heapMb, semiSpaceMb]) => {
  expect(heapFlags(memoryMb!, processes!)).toEqual([
    `--max-old-space-size=${heapMb}`,
    `--max-semi-space-size=${semiSpaceMb}`,
  ])
})

test('compiled code is kept beside the data, unless the environment says otherwise', () => {
  expect(siteEnv('/data').NODE_COMPILE_CACHE).toBe('/data/compile-cache')
  vi.stubEnv('NODE_COMPILE_CACHE', '/elsewhere')
  expect(siteEnv('/data').NODE_COMPILE_CACHE).toBe('/elsewhere')
  vi.unstubAllEnvs()
})
