import { matchPath, type ServerBuild } from 'react-router'
import type { KnownParams } from '#shared/known-params.ts'
import { pathWithoutLocale } from '#shared/locale-path.ts'

/** The part of a route's `handle` that the server reads. */
type ServerHandle = {
  /** The page searches, so that it counts against the limit of searches. */
  isSearch?: boolean
  /** The page is for whoever has its address, and disappears at once when it is withdrawn: nobody stores it. */
  isNeverStored?: boolean
  /** The parameters that the page reads from its address. */
  params?: KnownParams
}

/** Returns a function that finds what the route of a path says in its handle. */
export function handlesOf<Name extends keyof ServerHandle>(
  build: Pick<ServerBuild, 'routes'>,
  name: Name,
): (path: string) => ServerHandle[Name] {
  const routes = Object.values(build.routes ?? {}).flatMap((route) => {
    const value = (route?.module.handle as ServerHandle | undefined)?.[name]
    return value && route?.path !== undefined ? [{ pattern: `/${route.path}`, value }] : []
  })
  return (path) => routes.find(({ pattern }) => matchPath(pattern, pathWithoutLocale(path)))?.value
}
