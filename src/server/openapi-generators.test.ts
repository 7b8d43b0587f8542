import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { afterAll, expect, test } from 'vitest'
import { openApiDocument } from './public-api.ts'

// The generator writes code by the API of the compiler, which version 7 does not have.
registerHooks({
  resolve: (name, context, next) => next(name === 'typescript' ? 'typescript-6' : name, context),
})
const { createClient } = await import('@hey-api/openapi-ts')

const folder = mkdtempSync(join(tmpdir(), 'kaifong-openapi-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a generator of clients accepts the OpenAPI document and makes types and a function of each operation', async () => {
  const document = await openApiDocument('https://kaifong.example')
  await createClient({
    input: document as Record<string, unknown>,
    output: folder,
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  })
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const code = files.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
  expect(code.flatMap(([name, text]) => parseSync(name, text).errors)).toEqual([])
  const operations = Object.values(document.paths ?? {}).flatMap((methods) => Object.keys(methods ?? {}))
  const all = new Map(code)
  expect(all.get('sdk.gen.ts')!.match(/^export const \w+ = /gm)).toHaveLength(operations.length)
  expect(all.get('types.gen.ts')!.match(/^export type \w+Responses = /gm)).toHaveLength(operations.length)
})
