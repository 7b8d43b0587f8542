import { readdirSync, readFileSync } from 'node:fs'
import { importsOf } from '../scripts/imports.ts'

/** Which imports to follow. */
type FollowOptions = { dynamic: boolean }

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
    for (const { target, isType, isDynamic } of importsOf(file, readFileSync(file, 'utf8'))) {
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
