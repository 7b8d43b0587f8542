import { relative, sep } from 'node:path'
import { landingRoutes, reachableModules, shellEntries } from './module-graph.ts'

const shell = reachableModules(shellEntries, { dynamic: false })
const listingPage = reachableModules(['src/web/routes/public/service.tsx'], { dynamic: false })
const otherPages = landingRoutes
  .filter((route) => !route.endsWith('/service.tsx'))
  .map((route) => reachableModules([route], { dynamic: false }))

/** A group of the site's own modules, by path from the project root. A route's own module exports no more than the route. */
const group = (name: string, isIn: (path: string) => boolean) => ({
  name,
  test: (id: string) => {
    const path = relative(process.cwd(), id.replace(/\?.*$/, '')).split(sep).join('/')
    return !landingRoutes.includes(path) && isIn(path)
  },
})
const pagesWith = (path: string) => otherPages.filter((modules) => modules.has(path)).length

/**
 * Chunks of the landing pages: the libraries, which rarely change; what every page or a listing and a page that leads to
 * it show; what pages of results share; the rest of a listing. Few large files compress better than sixty small ones. Of
 * the query cache, mutations stay with the screens that use them.
 */
export const chunkGroups = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|@orpc|@tanstack)\/(?!.*utation)/,
  },
  group('site', (path) => shell.has(path) || (listingPage.has(path) && pagesWith(path) > 0)),
  group('results', (path) => pagesWith(path) > 1),
  group('listing', (path) => listingPage.has(path)),
]
