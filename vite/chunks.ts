import { basename, relative, sep } from 'node:path'
import { landingRoutes, shellEntries, reachableModules } from './module-graph.ts'

const shellModules = reachableModules(shellEntries, { dynamic: false })
const landingModules = landingRoutes.map((route) => ({
  name: basename(route, '.tsx'),
  modules: reachableModules([route], { dynamic: false }),
}))
/** Chunk of a landing page's own module; the others share nothing that is worth it. */
const landingChunks: Record<string, string> = { explore: 'search', service: 'listing' }

/** Chunk of a package in `node_modules`, by the first segment of its path there. */
const packages: Record<string, string> = {
  react: 'react',
  'react-dom': 'react',
  scheduler: 'react',
  'react-router': 'react',
  '@tanstack': 'react',
  '@orpc': 'site',
  clsx: 'site',
}

/**
 * The chunk of a module; null leaves the choice to the bundler. One file compresses better than thirty and costs one
 * round trip, but a page should not download what only others need: `react` rarely changes; `site` holds the shell of
 * every page and what the listing page shares with the pages that link to it; `search-box` and `search` hold what only
 * those pages share; `listing` is the rest of the listing page. Forms, tables and the back office are bundled with the
 * screens that use them.
 */
function chunkOf(id: string): string | null {
  const fromPackage = /\/node_modules\/(@?[\w-]+)\//.exec(id)?.[1]
  // Of the query cache, only what few visitors do needs mutations; they are bundled with the screens that use them.
  if (/useMutation|mutationObserver/.test(id)) return null
  if (fromPackage) return packages[fromPackage] ?? null
  if (id.includes('rolldown/runtime')) return 'react'
  if (/virtual:(?:messages|client-routes)$/.test(id)) return 'site'
  const path = relative(process.cwd(), id.replace(/\?.*$/, '')).split(sep).join('/')
  if (landingRoutes.includes(path)) return landingChunks[basename(path, '.tsx')] ?? null
  const users = landingModules.filter(({ modules }) => modules.has(path)).map(({ name }) => name)
  if (shellModules.has(path)) return 'site'
  // Shared and platform modules serve many more screens than the landing pages.
  if (/^src\/(?:shared|platform)\//.test(path))
    return users.includes('service') || users.includes('home') ? 'site' : null
  if (users.includes('service')) return users.length > 1 ? 'site' : 'listing'
  if (users.length < 2) return null
  return users.includes('home') ? 'search-box' : 'search'
}

/** Chunk groups for the bundler; a module that several groups match goes to the first. */
export const chunkGroups = ['react', 'site', 'search-box', 'search', 'listing'].map((name, index, all) => ({
  name,
  test: (id: string) => chunkOf(id) === name,
  priority: all.length - index,
}))
