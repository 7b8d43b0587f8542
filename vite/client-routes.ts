import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'
import routes from '../src/web/routes.ts'

function sourceOf({ path, index, file, children = [] }: RouteConfigEntry): string {
  const properties = [
    path !== undefined && `path: ${JSON.stringify(path)}`,
    index && 'index: true',
    `load: () => import(${JSON.stringify(`/src/web/${file}`)})`,
    children.length > 0 && `children: [${children.map(sourceOf).join(',\n')}]`,
  ]
  return `{ ${properties.filter(Boolean).join(', ')} }`
}

const listOf = (entries: readonly RouteConfigEntry[]) => `[${entries.map(sourceOf).join(',\n')}]`

/** Layouts of screens that need a member or an admin. */
const isGuarded = ({ file }: RouteConfigEntry) => /^shell\/(?:member|admin)-only/.test(file)
/** First segments of the paths below those layouts. */
const guardedSegments = new Set(
  routes.filter(isGuarded).flatMap(({ children = [] }) => children.map(({ path }) => path?.split('/')[0])),
)

/**
 * The routes of `src/web/routes.ts` for the browser, each with a function that loads its module: `virtual:client-routes`
 * exports those that everybody may see and the first segments of the paths of all others, which are in
 * `virtual:client-routes/guarded`. Development: a changed route loads the page anew, as the browser's router has no
 * manifest in which React Router's plugin could replace it.
 */
export function clientRoutes(): Plugin {
  const open = 'virtual:client-routes'
  const guarded = `${open}/guarded`
  return {
    name: 'kaifong:client-routes',
    resolveId: (id) => (id === open || id === guarded ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${guarded}`) return `export const guardedRoutes = ${listOf(routes.filter(isGuarded))}`
      if (id !== `\0${open}`) return undefined
      return [
        `export const clientRoutes = ${listOf(routes.filter((route) => !isGuarded(route)))}`,
        `export const guardedSegments = ${JSON.stringify([...guardedSegments])}`,
        `export const loadGuardedRoutes = async () => (await import('${guarded}')).guardedRoutes`,
      ].join('\n')
    },
    hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !file.includes('/src/web/routes/')) return undefined
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
