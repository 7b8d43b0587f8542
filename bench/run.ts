import { existsSync } from 'node:fs'
import { runScript } from '../scripts/run.ts'

/**
 * `npm run bench` measures pages, search in the server and an import, with every figure of docs/performance.md;
 * `npm run bench -- NAME` runs one benchmark of this folder, with the arguments that follow.
 */
const [one, ...args] = process.argv.slice(2)
const all = { pages: [], search: ['--sizes', '100000,1000000'], import: [] }
for (const [name, given] of Object.entries(one ? { [one]: args } : all)) {
  const file = `bench/${name}.ts`
  if (!existsSync(file)) {
    console.error(`There is no ${file}`)
    process.exitCode = 1
    continue
  }
  const code = await runScript(file, given)
  if (code !== 0) process.exitCode = code
}
