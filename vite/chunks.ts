import { relative, sep } from 'node:path'
import { landingRoutes, reachableModules, shellEntries } from './module-graph.ts'

const shell = reachableModules(shellEntries, { dynamic: false })
const landingPages = landingRoutes.map((route) => reachableModules([route], { dynamic: false }))

/** Whether the shell of every page or several of the pages on which visitors land use this module. */
function isShared(id: string): boolean {
  const path = relative(process.cwd(), id.replace(/\?.*$/, '')).split(sep).join('/')
  return shell.has(path) || landingPages.filter((modules) => modules.has(path)).length > 1
}

/**
 * Chunks of what the landing pages share: the libraries, which rarely change, and the site's own modules. Two large files
 * compress better than sixty small ones. Of the query cache, mutations stay with the screens that use them.
 */
export const chunkGroups = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|@orpc|@tanstack)\/(?!.*utation)/,
  },
  { name: 'site', test: isShared },
]
