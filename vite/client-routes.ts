import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'
import routes from '../src/web/routes.ts'

/** The id that React Router gives a route without one: its file without the ending. */
const idOf = ({ id, file }: RouteConfigEntry) => id ?? file.replace(/\.\w+$/, '')

function sourceOf(route: RouteConfigEntry): string {
  const { path, index, file, children = [] } = route
  const properties = [
    `id: ${JSON.stringify(idOf(route))}`,
    path !== undefined && `path: ${JSON.stringify(path)}`,
    index && 'index: true',
    `load: () => import(${JSON.stringify(`/src/web/${file}`)})`,
    children.length > 0 && `children: [${children.map(sourceOf).join(',\n')}]`,
  ]
  return `{ ${properties.filter(Boolean).join(', ')} }`
}

/** `virtual:client-routes` exports the routes of `src/web/routes.ts` with a function that loads the module of each. */
export function clientRoutes(): Plugin {
  const virtual = 'virtual:client-routes'
  return {
    name: 'kaifong:client-routes',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) =>
      id === `\0${virtual}` ? `export const clientRoutes = [${routes.map(sourceOf).join(',\n')}]` : undefined,
  }
}
