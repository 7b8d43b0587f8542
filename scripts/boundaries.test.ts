import { expect, test } from 'vitest'
import { checkBoundaries, type Codebase } from './boundaries.ts'

/** A small codebase without violations; each test adds one file to it. */
const validCodebase: Record<string, string> = {
  'src/main.ts': `import { app } from './server/app.ts'\nawait import(process.argv[2])`,
  'src/server/router.ts': `import { listingsProcedures } from '#features/listings/server/procedures.ts'`,
  'src/server/app.ts': `import { Hono } from 'hono'\nimport build from 'virtual:react-router/server-build'`,
  'src/server/features.ts': `import { listings } from '#features/listings/server/tables.ts'`,
  'src/web/root.tsx': `import { Card } from '#features/listings/ui/card.tsx'\nimport type { Route } from './+types/root.ts'\nimport './site.css'`,
  'src/web/site.css': '',
  'src/web/content/about.zh-Hant.ts': 'export const about = 1',
  'src/features/catalog/rules.ts': `import type { Locale } from '#shared/locale.ts'`,
  'src/features/catalog/contract.ts': `import * as z from 'zod'`,
  'src/features/catalog/server/store.ts': `import { sql } from 'drizzle-orm'`,
  'src/features/catalog/server/tables.ts': `import { pgTable, pgView } from 'drizzle-orm/pg-core'\nexport const areas = pgTable('areas', {})\nexport const counts = pgView('area_counts', {})`,
  'src/features/catalog/server/ports.ts': '',
  'src/features/catalog/server/service.ts': `import * as store from './store.ts'`,
  'src/features/listings/rules.ts': `import { x } from '#features/catalog/rules.ts'`,
  'src/features/listings/policy.ts': `import { y } from './rules.ts'`,
  'src/features/listings/contract.ts': `import * as z from 'zod'\nimport { inLocale } from '#shared/input.ts'\nimport { y } from './rules.ts'`,
  'src/features/listings/api.ts': `import { defineApi } from '#platform/api.ts'\nimport type { listingsContract } from './contract.ts'`,
  'src/features/listings/server/tables.ts': `import { areas } from '#features/catalog/server/tables.ts'\nexport const listings = pgTable('listings', {})\nexport const links = pgTable('listing_areas', {})`,
  'src/features/listings/server/store.ts':
    'const rows = await db.execute(sql`select from listings l, areas a join area_counts c on true`)',
  'src/features/listings/server/routes.ts': `import { Hono } from 'hono'`,
  'src/features/listings/server/service.ts': `import * as catalog from '#features/catalog/server/service.ts'`,
  'src/features/listings/server/procedures.ts': `import * as store from './store.ts'`,
  'src/features/listings/server/search/by-text.ts': `import { sql } from 'drizzle-orm'`,
  'src/features/listings/ui/translation.ts': `import type en from '../messages/zh-Hant.json'`,
  'src/features/listings/ui/card.tsx': `import type { ListingCard } from '../contract.ts'\nimport { y } from '../rules.ts'\nimport { Icon } from '#platform/ui/icon.tsx'`,
  'src/features/listings/messages/zh-Hant.json': '{}',
  'src/platform/api.ts': `import type { Locale } from '#shared/locale.ts'`,
  'src/platform/ui/icon.tsx': `import { useState } from 'react'`,
  'src/platform/server/db.ts': `import pg from 'pg'`,
  'src/shared/locale.ts': '',
  'src/shared/input.ts': `import * as z from 'zod'\nimport { locales } from './locale.ts'`,
}
const dependencies = { catalog: [], billing: [], listings: ['catalog'] }
const codebase = (extra: Record<string, string> = {}): Codebase =>
  new Map(Object.entries({ ...validCodebase, ...extra }))
const select = (from: string) => `const rows = db.execute(sql\`select x ${from} where y\`)`
const tables = /does not let \w+ use the tables of/
const violationsOf = (path: string, text: string) =>
  checkBoundaries(codebase({ [path]: text }), 1, dependencies).violations

test('a valid codebase has no violations', () => {
  expect(checkBoundaries(codebase(), 1, dependencies).violations).toEqual([])
})

test.for<[what: string, path: string, text: string, reason: RegExp]>([
  [
    'an import of a higher layer, by alias',
    'src/shared/a.ts',
    `import { Card } from '#features/listings/ui/card.tsx'`,
    /go down/,
  ],
  [
    'an import of a higher layer, relative',
    'src/platform/a.ts',
    `import { y } from '../features/listings/rules.ts'`,
    /go down/,
  ],
  [
    'an import of a higher layer, type only',
    'src/features/catalog/ui/a.tsx',
    `import type { R } from '#web/root.tsx'`,
    /go down/,
  ],
  ['a package in shared', 'src/shared/a.ts', `import clsx from 'clsx'`, /nothing but zod/],
  [
    'an undeclared feature dependency',
    'src/features/catalog/ui/a.tsx',
    `import { Card } from '#features/listings/ui/card.tsx'`,
    /feature-dependencies/,
  ],
  [
    'an undeclared feature dependency, in a type',
    'src/features/catalog/ui/a.tsx',
    `type C = import('#features/listings/contract.ts').ListingCard`,
    /feature-dependencies/,
  ],
  [
    'another feature’s store',
    'src/features/listings/server/jobs.ts',
    `import * as s from '#features/catalog/server/store.ts'`,
    /private/,
  ],
  [
    'another feature’s store, relative',
    'src/features/listings/server/jobs.ts',
    `import * as s from '../../catalog/server/store.ts'`,
    /private/,
  ],
  [
    'another feature’s store, type only',
    'src/features/listings/server/jobs.ts',
    `import type { S } from '#features/catalog/server/store.ts'`,
    /private/,
  ],
  [
    'another feature’s store, re-exported',
    'src/features/listings/server/jobs.ts',
    `export * from '#features/catalog/server/store.ts'`,
    /private/,
  ],
  [
    'another feature’s search folder',
    'src/server/features.ts',
    `import { t } from '#features/listings/server/search/by-text.ts'`,
    /private/,
  ],
  [
    'a feature in src/server outside of its lists',
    'src/server/a.ts',
    `import { get } from '#features/listings/server/service.ts'`,
    /only in its lists/,
  ],
  [
    'a feature that such a file passes on',
    'src/server/a.ts',
    `export { get } from '#features/listings/server/service.ts'`,
    /only in its lists/,
  ],
  [
    'a store in src/server',
    'src/server/features.ts',
    `import * as s from '#features/listings/server/store.ts'`,
    /private/,
  ],
  [
    'server code in a component',
    'src/features/listings/ui/a.tsx',
    `import { s } from '../server/service.ts'`,
    /must not be imported by the browser/,
  ],
  [
    'server code in a component, dynamic import',
    'src/features/listings/ui/a.tsx',
    `const s = await import('../server/service.ts')`,
    /must not be imported by the browser/,
  ],
  [
    'server code in a component, template literal',
    'src/features/listings/ui/a.tsx',
    'const s = import(`../server/service.ts`)',
    /must not be imported by the browser/,
  ],
  [
    'server code in a component, typeof import',
    'src/features/listings/ui/a.tsx',
    `type S = typeof import('../server/tables.ts')`,
    /must not be imported by the browser/,
  ],
  [
    'server code in a component, require',
    'src/features/listings/ui/a.tsx',
    `const s = require('../server/service.ts')`,
    /must not be imported by the browser/,
  ],
  [
    'server code in a page',
    'src/web/routes/a.tsx',
    `import type { Db } from '#platform/server/db.ts'`,
    /must not be imported by the browser/,
  ],
  [
    'server code in a feature’s root',
    'src/features/listings/api.ts',
    `export type { T } from './server/tables.ts'`,
    /must not be imported by the browser/,
  ],
  [
    'a component in server code',
    'src/features/listings/server/jobs.ts',
    `import { Card } from '../ui/card.tsx'`,
    /must not be imported by the server/,
  ],
  [
    'a component in src/server',
    'src/server/a.ts',
    `import { Icon } from '#platform/ui/icon.tsx'`,
    /must not be imported by the server/,
  ],
  ['a page in src/server', 'src/server/a.ts', `import Root from '#web/root.tsx'`, /through the build/],
  [
    'React on the server side',
    'src/features/listings/server/jobs.ts',
    `import { createElement } from 'react'`,
    /neither UI nor HTTP/,
  ],
  [
    'HTTP in a service',
    'src/features/listings/server/jobs.ts',
    `import { HTTPException } from 'hono/http-exception'`,
    /neither UI nor HTTP/,
  ],
  [
    'React in the routes of a feature',
    'src/features/catalog/server/routes.ts',
    `import { createElement } from 'react'`,
    /neither UI nor HTTP/,
  ],
  [
    'another feature’s ports',
    'src/features/listings/server/jobs.ts',
    `import { p } from '#features/catalog/server/ports.ts'`,
    /ports is private/,
  ],
  ['a higher feature’s table in SQL', 'src/features/catalog/server/store.ts', select('from listings l'), tables],
  ['such a table in a join', 'src/features/catalog/server/store.ts', select('from areas join listings'), tables],
  ['such a table behind a comma', 'src/features/catalog/server/store.ts', select('from areas a, listings l'), tables],
  ['such a table in quotes', 'src/features/catalog/server/store.ts', select('from public."listings" l'), tables],
  ['such a table in a string', 'src/features/catalog/server/jobs.ts', `q('delete from listings')`, tables],
  ['such a table in an update', 'src/features/catalog/server/store.ts', 'sql`update listings set x = 1`', tables],
  ['such a table in an insert', 'src/features/catalog/server/store.ts', 'sql`insert into listings (x)`', tables],
  ['such a table as a fragment', 'src/features/catalog/server/store.ts', 'const t = sql`listings`', tables],
  [
    'such a table next to a common table of another name',
    'src/features/catalog/server/store.ts',
    select('from (with l as (select 1) select from listings) x'),
    tables,
  ],
  [
    'a view of a feature that is not listed',
    'src/features/billing/server/store.ts',
    select('from area_counts'),
    tables,
  ],
  ['a feature’s table in platform', 'src/platform/server/db.ts', select('from listings'), /platform knows no table/],
  ['SQL in a component', 'src/features/listings/ui/a.tsx', `import { sql } from 'drizzle-orm'`, /for the server only/],
  ['Node in a component', 'src/platform/ui/a.tsx', `import { readFileSync } from 'node:fs'`, /for the server only/],
  ['zod in a component', 'src/features/listings/ui/a.tsx', `import * as z from 'zod'`, /not reach the browser/],
  [
    'a contract as a value in a component',
    'src/features/listings/ui/a.tsx',
    `import { listingCard } from '../contract.ts'`,
    /types only/,
  ],
  ['input schemas in a page', 'src/web/routes/a.tsx', `import { maxPageSize } from '#shared/input.ts'`, /load zod/],
  ['a package in rules', 'src/features/catalog/policy.ts', `import * as z from 'zod'`, /no package/],
  [
    'a contract in rules',
    'src/features/catalog/policy.ts',
    `import type { C } from './contract.ts'`,
    /only shared code and rules/,
  ],
  [
    'platform in rules',
    'src/features/catalog/rules/a.ts',
    `import { api } from '#platform/api.ts'`,
    /only shared code and rules/,
  ],
  [
    'the database in the language of the search',
    'src/features/listings/server/language/a.ts',
    `import { sql } from 'drizzle-orm'`,
    /text libraries and files only/,
  ],
  [
    'the platform in the language of the search',
    'src/features/listings/server/language/a.ts',
    `import type { Db } from '#platform/server/db.ts'`,
    /shared code and rules only/,
  ],
  [
    'the index in the language of the search',
    'src/features/listings/server/language/a.ts',
    `import { t } from '../search/by-text.ts'`,
    /language\/ imports itself only/,
  ],
  [
    'the store in the search index',
    'src/features/listings/server/search-index/a.ts',
    `import * as store from '../store.ts'`,
    /search-index\/ imports itself and language only/,
  ],
  [
    'tables in a contract',
    'src/features/catalog/contract.ts',
    `import { t } from './server/tables.ts'`,
    /a contract imports only/,
  ],
  [
    'drizzle in a contract',
    'src/features/billing/contract.ts',
    `import { sql } from 'drizzle-orm'`,
    /zod and its builder/,
  ],
  [
    'another feature’s messages',
    'src/web/a.tsx',
    `import type en from '#features/listings/messages/zh-Hant.json'`,
    /virtual:messages/,
  ],
  [
    'a direct import of messages',
    'src/features/listings/ui/a.tsx',
    `import messages from '../messages/zh-Hant.json'`,
    /virtual:messages/,
  ],
  [
    'the build in a feature',
    'src/features/listings/server/jobs.ts',
    `import b from 'virtual:react-router/server-build'`,
    /may import virtual modules/,
  ],
  ['a glob', 'src/web/a.tsx', `const all = import.meta.glob('../features/**/server/*.ts')`, /no globs/],
  ['a computed specifier', 'src/web/a.tsx', `const all = await import(where)`, /a literal/],
  ['outside src', 'src/server/a.ts', `import { x } from '../../scripts/seed.ts'`, /nothing outside itself/],
  [
    'test code in the product',
    'src/server/a.ts',
    `import { w } from '#tests/support/world.ts'`,
    /nothing outside itself/,
  ],
  ['a missing file', 'src/server/a.ts', `import { x } from './gone.ts'`, /no such file/],
  ['an unknown file of a feature', 'src/features/listings/server/repository.ts', '', /not a known file/],
  ['an unknown file in a feature’s root', 'src/features/listings/format.ts', '', /not a known file/],
  ['a meaningless name', 'src/platform/ui/utils.ts', '', /meaningless name/],
  ['a barrel file', 'src/features/listings/ui/index.ts', '', /meaningless name/],
  ['a name not in kebab-case', 'src/web/shell/UserMenu.tsx', '', /kebab-case/],
  ['an unlisted feature', 'src/features/coupons/rules.ts', '', /not listed in feature-dependencies/],
  ['a new layer', 'src/lib/a.ts', '', /src contains only/],
  ['a file over the line limit', 'src/web/a.tsx', 'export {}\n'.repeat(301), /Why long/],
])('%s is a violation', ([, path, text, reason]) => {
  const found = violationsOf(path, text)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(reason)
  expect(found[0]).toContain(path)
})

test('a table that a statement defines itself is not another feature’s', () => {
  const path = 'src/features/catalog/server/store.ts'
  expect(violationsOf(path, 'sql`with listings as (select 1) select from listings`')).toEqual([])
  expect(violationsOf(path, 'sql`select listings from area_counts where listings > 0`')).toEqual([])
})

test('a listed dependency must be used and be declared above', () => {
  const check = (given: Record<string, readonly string[]>) => checkBoundaries(codebase(), 1, given).violations
  expect(check({ ...dependencies, billing: ['catalog'] })).toEqual([
    expect.stringContaining('billing lists catalog and does not use it'),
  ])
  expect(check({ ...dependencies, billing: ['listings'] })).toEqual([expect.stringContaining('not declared above it')])
})

test('tests may import anything, and a long file is allowed when it explains why', () => {
  expect(
    violationsOf('src/features/listings/listings.test.ts', `import * as s from '#features/catalog/server/store.ts'`),
  ).toEqual([])
  expect(violationsOf('src/web/a.tsx', `// Why long: one text.\n${'export {}\n'.repeat(301)}`)).toEqual([])
})

test('the median and 95th percentile of file lengths are limited too', () => {
  const longFiles = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`src/web/a${index}.tsx`, 'export {}\n'.repeat(300)]),
  )
  expect(checkBoundaries(codebase(longFiles), 1, dependencies).violations.join('\n')).toMatch(
    /median file.*\n.*one file in twenty/,
  )
})

test('the check fails when it reads too few imports', () => {
  expect(checkBoundaries(new Map()).violations.join()).toMatch(/only 0 imports/)
  expect(checkBoundaries(codebase()).violations.join()).toMatch(/reads the wrong folder/)
})
