import { existsSync, readdirSync } from 'node:fs'
import type { ServerBuild } from 'react-router'
import { pathWithoutLocale } from '#shared/locale-path.ts'

/**
 * Recognises paths that nothing answers, by their first segment: no page, no route of the server and no file of the
 * client build begins with it. Paths below a known segment may still be missing; only rendering shows it.
 */
export function createUnknownPathTest(
  routes: readonly { path: string }[],
  build: Pick<ServerBuild, 'routes'>,
  clientRoot: string,
): (path: string) => boolean {
  const pagePaths = Object.values(build.routes ?? {}).map((route) => route?.path ?? '')
  const files = existsSync(clientRoot) ? readdirSync(clientRoot) : []
  const paths = [...routes.map(({ path }) => path), ...pagePaths, ...files]
  const known = new Set(paths.map(firstSegment).filter((segment) => segment !== '*'))
  return (path) => !known.has(firstSegment(pathWithoutLocale(path)))
}

function firstSegment(path: string): string {
  return path.replace(/^\//, '').split('/', 1)[0]!
}
