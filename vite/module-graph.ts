import { readdirSync, readFileSync } from 'node:fs'
import { importsOf, type ModuleImport } from '../scripts/imports.ts'

/** Which imports to follow. */
type FollowOptions = { dynamic: boolean }

/** Parsed files: the graph is read for each language and bundle. */
const parsed = new Map<string, { text: string; imports: ModuleImport[] }>()

function importsIn(file: string): ModuleImport[] {
  const text = readFileSync(file, 'utf8')
  const known = parsed.get(file)
  if (known?.text === text) return known.imports
  const imports = importsOf(file, text)
  parsed.set(file, { text, imports })
  return imports
}

/**
 * Every browser module of src/ reachable from these entries, including themselves, as paths from the project root. With
 * `dynamic`, dynamic imports are followed too.
 */
export function reachableModules(entries: readonly string[], { dynamic }: FollowOptions): Set<string> {
  const found = new Set<string>()
  const queue = [...entries]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue
    found.add(file)
    for (const { target, isType, isDynamic } of importsIn(file)) {
      const isFollowed = !isType && (dynamic || !isDynamic)
      if (isFollowed && target && /^src\/(?!.*\/server\/).*\.tsx?$/.test(target)) queue.push(target)
    }
  }
  return found
}

/** Entries of the shell around every page. */
export const shellEntries = ['src/web/root.tsx', 'src/web/entry.client.tsx']
/** Pages on which most visitors land. */
export const landingRoutes = ['home', 'explore', 'category', 'service'].map(
  (name) => `src/web/routes/public/${name}.tsx`,
)
const publicFolder = 'src/web/routes/public'
/** Pages that need no sign-in. */
export const publicRoutes = readdirSync(publicFolder).map((file) => `${publicFolder}/${file}`)
