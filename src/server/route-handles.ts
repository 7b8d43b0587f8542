import { matchPath, type ServerBuild } from 'react-router'
import { pathWithoutLocale } from '#platform/i18n.ts'

/** The part of a route's `handle` that the server reads. */
type ServerHandle = {
  /** The page searches, so that it counts against the limit of searches. */
  isSearch?: boolean
  /** The page is for whoever has its address, and disappears at once when it is withdrawn: nobody stores it. */
  isNeverStored?: boolean
}

/** Returns a test for paths whose route says so in its handle. */
export function pathsWith(build: Pick<ServerBuild, 'routes'>, name: keyof ServerHandle): (path: string) => boolean {
  const patterns = Object.values(build.routes ?? {}).flatMap((route) => {
    const handle = route?.module.handle as ServerHandle | undefined
    return handle?.[name] && route?.path !== undefined ? [`/${route.path}`] : []
  })
  return (path) => patterns.some((pattern) => matchPath(pattern, pathWithoutLocale(path)))
}
