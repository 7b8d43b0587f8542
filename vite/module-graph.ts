import { readFileSync } from 'node:fs'
import { importsOf } from '../scripts/imports.ts'

/** Which of these modules' imports are followed. */
type Follow = { dynamic: boolean }

/**
 * Every module of src/ that these files bring into the browser, themselves included, as paths from the root of the
 * project. With `dynamic`, also what they load when it is opened.
 */
export function modulesFrom(entries: readonly string[], { dynamic }: Follow): Set<string> {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    for (const { target, isType, isDynamic } of importsOf(file, readFileSync(file, 'utf8'))) {
      const isFollowed = !isType && (dynamic || !isDynamic)
      if (isFollowed && target && /^src\/(?!.*\/server\/).*\.tsx?$/.test(target)) waiting.push(target)
    }
  }
  return found
}

/** The frame around every page. */
export const frame = ['src/web/root.tsx', 'src/web/entry.client.tsx']
/** Where most visitors arrive. */
export const landingRoutes = ['home', 'explore', 'category', 'service'].map(
  (name) => `src/web/routes/public/${name}.tsx`,
)
/** What everybody may see. */
export const publicRoutes = [
  ...landingRoutes,
  ...['auth', 'auth-callback', 'about', 'pricing', 'terms', 'privacy', 'not-found'].map(
    (name) => `src/web/routes/public/${name}.tsx`,
  ),
]
