import { expect, test } from 'vitest'
import { checkBoundaries, type Codebase } from './boundaries.ts'

/** A small sound house; each test plants one file in it. */
const sound: Record<string, string> = {
  'src/main.ts': `import { app } from './server/app.ts'\nawait import(process.argv[2])`,
  'src/server/app.ts': `import { Hono } from 'hono'\nimport { listingsProcedures } from '#features/listings/server/procedures.ts'\nimport build from 'virtual:react-router/server-build'`,
  'src/server/demo/load.ts': `import { listings } from '#features/listings/server/tables.ts'`,
  'src/web/root.tsx': `import { Card } from '#features/listings/ui/card.tsx'\nimport type { Route } from './+types/root.ts'\nimport './site.css'`,
  'src/web/site.css': '',
  'src/web/content/about.zh-Hant.ts': 'export const about = 1',
  'src/features/catalog/rules.ts': `import type { Locale } from '#shared/locale.ts'`,
  'src/features/catalog/contract.ts': `import * as z from 'zod'`,
  'src/features/catalog/server/store.ts': `import { sql } from 'drizzle-orm'`,
  'src/features/catalog/server/tables.ts': `import { pgTable } from 'drizzle-orm/pg-core'`,
  'src/features/catalog/server/service.ts': `import * as store from './store.ts'`,
  'src/features/listings/rules.ts': `import { x } from '#features/catalog/rules.ts'`,
  'src/features/listings/policy.ts': `import { y } from './rules.ts'`,
  'src/features/listings/contract.ts': `import * as z from 'zod'\nimport { inLocale } from '#shared/input.ts'\nimport { y } from './rules.ts'`,
  'src/features/listings/api.ts': `import { defineApi } from '#platform/api.ts'\nimport type { listingsContract } from './contract.ts'`,
  'src/features/listings/server/tables.ts': `import { areas } from '#features/catalog/server/tables.ts'`,
  'src/features/listings/server/store.ts': `import { sql } from 'drizzle-orm'`,
  'src/features/listings/server/service.ts': `import * as catalog from '#features/catalog/server/service.ts'`,
  'src/features/listings/server/procedures.ts': `import * as store from './store.ts'`,
  'src/features/listings/server/search/by-text.ts': `import { sql } from 'drizzle-orm'`,
  'src/features/listings/ui/words.ts': `import type en from '../messages/zh-Hant.json'`,
  'src/features/listings/ui/card.tsx': `import type { ListingCard } from '../contract.ts'\nimport { y } from '../rules.ts'\nimport { Icon } from '#platform/ui/icon.tsx'`,
  'src/features/listings/messages/zh-Hant.json': '{}',
  'src/platform/api.ts': `import type { Locale } from '#shared/locale.ts'`,
  'src/platform/ui/icon.tsx': `import { useState } from 'react'`,
  'src/platform/server/db.ts': `import pg from 'pg'`,
  'src/shared/locale.ts': '',
  'src/shared/input.ts': `import * as z from 'zod'\nimport { locales } from './locale.ts'`,
}
const house = (extra: Record<string, string> = {}): Codebase => new Map(Object.entries({ ...sound, ...extra }))
const violationes = (path: string, text: string) => checkBoundaries(house({ [path]: text }), 1).violations

test('a sound house has no breaches', () => {
  expect(checkBoundaries(house(), 1).violations).toEqual([])
})

test.for<[what: string, path: string, text: string, reason: RegExp]>([
  ['upward, by alias', 'src/shared/a.ts', `import { Card } from '#features/listings/ui/card.tsx'`, /goes down/],
  ['upward, relative', 'src/platform/a.ts', `import { y } from '../features/listings/rules.ts'`, /goes down/],
  ['upward, type only', 'src/features/catalog/ui/a.tsx', `import type { R } from '#web/root.tsx'`, /goes down/],
  ['a package in shared', 'src/shared/a.ts', `import clsx from 'clsx'`, /nothing but zod/],
  [
    'against the floor plan',
    'src/features/catalog/ui/a.tsx',
    `import { Card } from '#features/listings/ui/card.tsx'`,
    /floor plan/,
  ],
  [
    'against the floor plan, in a type',
    'src/features/catalog/ui/a.tsx',
    `type C = import('#features/listings/contract.ts').ListingCard`,
    /floor plan/,
  ],
  [
    'another room’s store',
    'src/features/listings/server/jobs.ts',
    `import * as s from '#features/catalog/server/store.ts'`,
    /private/,
  ],
  [
    'another room’s store, relative',
    'src/features/listings/server/jobs.ts',
    `import * as s from '../../catalog/server/store.ts'`,
    /private/,
  ],
  [
    'another room’s store, type only',
    'src/features/listings/server/jobs.ts',
    `import type { S } from '#features/catalog/server/store.ts'`,
    /private/,
  ],
  [
    'another room’s store, re-exported',
    'src/features/listings/server/jobs.ts',
    `export * from '#features/catalog/server/store.ts'`,
    /private/,
  ],
  [
    'another room’s search folder',
    'src/server/a.ts',
    `import { t } from '#features/listings/server/search/by-text.ts'`,
    /private/,
  ],
  ['a store in the process', 'src/server/a.ts', `import * as s from '#features/listings/server/store.ts'`, /private/],
  [
    'the server in a component',
    'src/features/listings/ui/a.tsx',
    `import { s } from '../server/service.ts'`,
    /reach the screen/,
  ],
  [
    'the server in a component, dynamic',
    'src/features/listings/ui/a.tsx',
    `const s = await import('../server/service.ts')`,
    /reach the screen/,
  ],
  [
    'the server in a component, in a template',
    'src/features/listings/ui/a.tsx',
    'const s = import(`../server/service.ts`)',
    /reach the screen/,
  ],
  [
    'the server in a component, typeof',
    'src/features/listings/ui/a.tsx',
    `type S = typeof import('../server/tables.ts')`,
    /reach the screen/,
  ],
  [
    'the server in a component, by require',
    'src/features/listings/ui/a.tsx',
    `const s = require('../server/service.ts')`,
    /reach the screen/,
  ],
  [
    'the server in a page',
    'src/web/routes/a.tsx',
    `import type { Db } from '#platform/server/db.ts'`,
    /reach the screen/,
  ],
  [
    'the server in a room’s root',
    'src/features/listings/api.ts',
    `export type { T } from './server/tables.ts'`,
    /reach the screen/,
  ],
  [
    'a component on the bare server',
    'src/features/listings/server/jobs.ts',
    `import { Card } from '../ui/card.tsx'`,
    /bare server/,
  ],
  ['a component in the process', 'src/server/a.ts', `import { Icon } from '#platform/ui/icon.tsx'`, /bare server/],
  ['a page in the process', 'src/server/a.ts', `import Root from '#web/root.tsx'`, /as the build/],
  [
    'React on the server side',
    'src/features/listings/server/jobs.ts',
    `import { createElement } from 'react'`,
    /neither screen nor HTTP/,
  ],
  [
    'HTTP in a service',
    'src/features/listings/server/jobs.ts',
    `import { HTTPException } from 'hono/http-exception'`,
    /neither screen nor HTTP/,
  ],
  [
    'SQL in a component',
    'src/features/listings/ui/a.tsx',
    `import { sql } from 'drizzle-orm'`,
    /belongs to the server/,
  ],
  ['Node in a component', 'src/platform/ui/a.tsx', `import { readFileSync } from 'node:fs'`, /belongs to the server/],
  ['zod in a component', 'src/features/listings/ui/a.tsx', `import * as z from 'zod'`, /out of the browser/],
  [
    'a contract as a value in a component',
    'src/features/listings/ui/a.tsx',
    `import { listingCard } from '../contract.ts'`,
    /types only/,
  ],
  ['input schemas in a page', 'src/web/routes/a.tsx', `import { maxPageSize } from '#shared/input.ts'`, /bring zod/],
  ['a package in rules', 'src/features/catalog/policy.ts', `import * as z from 'zod'`, /no package/],
  [
    'a contract in rules',
    'src/features/catalog/policy.ts',
    `import type { C } from './contract.ts'`,
    /only shared words and rules/,
  ],
  [
    'platform in rules',
    'src/features/catalog/rules/a.ts',
    `import { api } from '#platform/api.ts'`,
    /only shared words and rules/,
  ],
  [
    'tables in a contract',
    'src/features/catalog/contract.ts',
    `import { t } from './server/tables.ts'`,
    /a contract sees only/,
  ],
  [
    'drizzle in a contract',
    'src/features/billing/contract.ts',
    `import { sql } from 'drizzle-orm'`,
    /zod and its builder/,
  ],
  [
    'another room’s messages',
    'src/web/a.tsx',
    `import type en from '#features/listings/messages/zh-Hant.json'`,
    /virtual:messages/,
  ],
  [
    'messages by hand',
    'src/features/listings/ui/a.tsx',
    `import words from '../messages/zh-Hant.json'`,
    /virtual:messages/,
  ],
  [
    'the build in a room',
    'src/features/listings/server/jobs.ts',
    `import b from 'virtual:react-router/server-build'`,
    /only the site/,
  ],
  ['a glob', 'src/web/a.tsx', `const all = import.meta.glob('../features/**/server/*.ts')`, /no globs/],
  ['a computed name', 'src/web/a.tsx', `const all = await import(where)`, /written out/],
  ['outside src', 'src/server/a.ts', `import { x } from '../../scripts/seed.ts'`, /nothing outside itself/],
  ['tests in the product', 'src/server/a.ts', `import { w } from '#tests/support/world.ts'`, /nothing outside itself/],
  ['a file that is not there', 'src/server/a.ts', `import { x } from './gone.ts'`, /no such file/],
  ['a file outside the vocabulary', 'src/features/listings/server/repository.ts', '', /vocabulary/],
  ['a file outside the vocabulary, in the root', 'src/features/listings/format.ts', '', /vocabulary/],
  ['a name that says nothing', 'src/platform/ui/utils.ts', '', /says nothing/],
  ['a barrel', 'src/features/listings/ui/index.ts', '', /says nothing/],
  ['a name not in kebab-case', 'src/web/shell/UserMenu.tsx', '', /kebab-case/],
  ['a feature without a line in the plan', 'src/features/coupons/rules.ts', '', /no line in the floor plan/],
  ['a new floor', 'src/lib/a.ts', '', /and no more/],
  ['a file grown too long', 'src/web/a.tsx', 'export {}\n'.repeat(401), /Why long/],
])('%s is a breach', ([, path, text, reason]) => {
  const found = violationes(path, text)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(reason)
  expect(found[0]).toContain(path)
})

test('tests may import anything, and a long file may say why', () => {
  expect(
    violationes('src/features/listings/listings.test.ts', `import * as s from '#features/catalog/server/store.ts'`),
  ).toEqual([])
  expect(violationes('src/web/a.tsx', `// Why long: one text.\n${'export {}\n'.repeat(401)}`)).toEqual([])
})

test('the size of the whole is held, not only of each file', () => {
  const grown = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [`src/web/a${at}.tsx`, 'export {}\n'.repeat(300)]),
  )
  expect(checkBoundaries(house(grown), 1).violations.join('\n')).toMatch(/median file.*\n.*one file in twenty/)
})

test('fences that read nothing do not smile', () => {
  expect(checkBoundaries(new Map()).violations.join()).toMatch(/only 0 imports/)
  expect(checkBoundaries(house()).violations.join()).toMatch(/lost the house/)
})
