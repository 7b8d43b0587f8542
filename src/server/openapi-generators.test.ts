import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import openapiTypes from 'openapi-typescript'
import { generate } from 'openapi-typescript-codegen'
import { parseSync } from 'oxc-parser'
import { afterAll, expect, test } from 'vitest'
import { openApiDocument } from './public-api.ts'

const folder = mkdtempSync(join(tmpdir(), 'kaifong-openapi-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const syntaxErrors = (name: string, code: string) => parseSync(name, code).errors

test('a generator of types accepts the OpenAPI document', async () => {
  const document = await openApiDocument('https://kaifong.example')
  const code = await openapiTypes(document as Parameters<typeof openapiTypes>[0])
  expect(syntaxErrors('types.ts', code)).toEqual([])
  expect(code).toMatch(/"\/search": \{/)
  expect(code).toContain('"favorites.add"')
})

test('a generator of clients accepts the OpenAPI document and makes a function of each operation', async () => {
  const document = await openApiDocument('https://kaifong.example')
  const input = join(folder, 'openapi.json')
  writeFileSync(input, JSON.stringify(document))
  await generate({ input, output: join(folder, 'client') })
  const files = readdirSync(join(folder, 'client'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  const code = files.map((name) => [name, readFileSync(join(folder, 'client', name), 'utf8')] as const)
  expect(code.flatMap(([name, text]) => syntaxErrors(name, text))).toEqual([])
  const operations = Object.values(document.paths ?? {}).flatMap((methods) => Object.keys(methods ?? {}))
  const functions = code.flatMap(([, text]) => text.match(/public static \w+\(/g) ?? [])
  expect(functions).toHaveLength(operations.length)
})
