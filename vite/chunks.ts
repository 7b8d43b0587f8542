import { relative, sep } from 'node:path'
import { landingRoutes, reachableModules, shellEntries } from './module-graph.ts'

const shell = reachableModules(shellEntries, { dynamic: false })
const landingPages = landingRoutes.map((route) => reachableModules([route], { dynamic: false }))
const listingPage = reachableModules(['src/features/listings/ui/listing-page.tsx'], { dynamic: false })

const pathOf = (id: string) => relative(process.cwd(), id.replace(/\?.*$/, '')).split(sep).join('/')

/** Whether the shell of every page or several of the pages on which visitors land use this module. */
const isShared = (path: string) => shell.has(path) || landingPages.filter((modules) => modules.has(path)).length > 1

/**
 * Chunks of the landing pages: the libraries, which rarely change, the site's own modules that these pages share, and the
 * page of a listing, the largest. Three large files compress better than sixty small ones. Of the query cache, mutations stay with the screens that use them.
 */
export const chunkGroups = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|@orpc|@tanstack)\/(?!.*utation)/,
  },
  { name: 'site', test: (id: string) => isShared(pathOf(id)) },
  { name: 'listing', test: (id: string) => listingPage.has(pathOf(id)) },
]
