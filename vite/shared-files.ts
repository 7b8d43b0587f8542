import { basename, relative, sep } from 'node:path'
import { landingRoutes, frame, modulesFrom } from './module-graph.ts'

const framed = modulesFrom(frame, { dynamic: false })
const doors = landingRoutes.map((route) => ({
  name: basename(route, '.tsx'),
  modules: modulesFrom([route], { dynamic: false }),
}))
const entries = new Set([...frame, ...landingRoutes])

/** What a module of `node_modules` travels in, by the beginning of its path there. */
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
 * The file that a module travels in; null leaves it to the bundler. One file compresses better than thirty and costs one
 * round trip, and a page should not carry what only others need: `react` changes rarely; `site` is the frame around every
 * page and what a listing's page shares with those that lead to it; `search-box` and `search` are what only those share;
 * `listing` is the rest of a listing's page. Forms, tables and the back office travel with the screens that have them.
 */
export function sharedFile(id: string): string | null {
  const fromPackage = /\/node_modules\/(@?[\w-]+)\//.exec(id)?.[1]
  if (fromPackage) return packages[fromPackage] ?? null
  if (id.includes('virtual:messages')) return 'site'
  const path = relative(process.cwd(), id.replace(/\?.*$/, '')).split(sep).join('/')
  if (entries.has(path)) return null
  const users = doors.filter(({ modules }) => modules.has(path)).map(({ name }) => name)
  if (framed.has(path)) return 'site'
  // What is no feature's own serves many more screens than these.
  if (/^src\/(?:shared|platform)\//.test(path))
    return users.includes('service') || users.includes('home') ? 'site' : null
  if (users.includes('service')) return users.length > 1 ? 'site' : 'listing'
  if (users.length < 2) return null
  return users.includes('home') ? 'search-box' : 'search'
}

/** For the bundler; a module that several want, also by way of another, goes with the first. */
export const sharedFiles = ['react', 'site', 'search-box', 'search', 'listing'].map((name, at, all) => ({
  name,
  test: (id: string) => sharedFile(id) === name,
  priority: all.length - at,
}))
