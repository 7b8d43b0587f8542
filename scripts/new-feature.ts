import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { featureDependencies } from './feature-dependencies.ts'
import { runTool } from './run.ts'

/**
 * Scaffolds a feature: `npm run new:feature coupons billing listings` creates src/features/coupons, depending on the
 * features named after it, adds it to feature-dependencies.ts, the router and the API names, and adds a test that fails
 * until the first rule is written.
 */
const [name = '', ...dependsOn] = process.argv.slice(2)
const feature = `src/features/${name}`

function fail(reason: string): never {
  console.error(reason)
  process.exit(1)
}

if (!/^[a-z]+(-[a-z]+)*$/.test(name)) fail('Usage: npm run new:feature NOUN [FEATURES IT DEPENDS ON], in kebab-case')
if (featureDependencies[name] || existsSync(feature)) fail(`${name} already exists`)
for (const other of dependsOn)
  if (!featureDependencies[other]) fail(`${other} is not listed in scripts/feature-dependencies.ts`)

const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const files: Record<string, string> = {
  'rules.ts': `/** Rules of ${name} as pure functions: nothing here reads a clock, a database or a request. */
export const exampleLimit = 1
`,
  'contract.ts': `import { oc } from '@orpc/contract'
import * as z from 'zod'

export const ${camel}Contract = {
  find: oc
    .route({ method: 'GET', path: '/${name}', summary: 'All ${name}' })
    .input(z.strictObject({}))
    .output(z.array(z.object({ id: z.string() }))),
}
`,
  'api.ts': `import { defineApi } from '#platform/api.ts'
import type { ${camel}Contract } from './contract.ts'

export const ${camel}Api = defineApi<typeof ${camel}Contract>('${camel}')
`,
  'server/store.ts': `import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'

/** All ${name}, oldest first. */
export async function find(db: Db): Promise<{ id: string }[]> {
  const { rows } = await db.execute<{ id: string }>(sql\`select gen_random_uuid()::text as id where false\`)
  return rows
}
`,
  'server/procedures.ts': `import { implement } from '@orpc/server'
import type { Ctx } from '#platform/server/context.ts'
import { accessFirst, refusals, signedIn } from '#platform/server/rpc.ts'
import { ${camel}Contract } from '../contract.ts'
import * as store from './store.ts'

const ${camel} = implement(${camel}Contract, accessFirst).$context<Ctx>().use(refusals)

export const ${camel}Procedures = ${camel}.router({
  find: ${camel}.find.use(signedIn).handler(({ context }) => store.find(context.db)),
})
`,
  'rules.test.ts': `import { expect, test } from 'vitest'
import { exampleLimit } from './rules.ts'

test('${name} follow their first rule', () => {
  expect(exampleLimit, 'write the first rule of this feature, then this test').toBe(2)
})
`,
  'messages/en.json': '{}\n',
  'messages/zh-Hant.json': '{}\n',
  'messages/zh-Hans.json': '{}\n',
}
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(`${feature}/${file}`), { recursive: true })
  writeFileSync(`${feature}/${file}`, text)
}

const key = camel === name ? name : `'${name}'`
const dependencies = readFileSync('scripts/feature-dependencies.ts', 'utf8')
writeFileSync(
  'scripts/feature-dependencies.ts',
  dependencies.replace(/\n\}\n$/, `\n  ${key}: [${dependsOn.map((other) => `'${other}'`).join(', ')}],\n}\n`),
)
const names = readFileSync('src/shared/api-names.ts', 'utf8')
writeFileSync('src/shared/api-names.ts', names.replace('\n] as const', `\n  '${camel}',\n] as const`))
const router = readFileSync('src/server/router.ts', 'utf8')
writeFileSync(
  'src/server/router.ts',
  `import { ${camel}Procedures } from '#features/${name}/server/procedures.ts'\n${router.replace(/\n\} satisfies/, `\n  ${camel}: ${camel}Procedures,\n} satisfies`)}`,
)
await runTool('oxfmt', [
  '--write',
  feature,
  'src/server/router.ts',
  'src/shared/api-names.ts',
  'scripts/feature-dependencies.ts',
])
console.log(`${feature} created and added to feature-dependencies.ts and the router. Its test fails until you write the first rule.
Next: texts in its messages, tables in server/tables.ts (then npx drizzle-kit generate), and npm run check.`)
