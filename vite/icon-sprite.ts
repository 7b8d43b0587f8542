import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { mapSymbols } from '#features/catalog/rules/hong-kong-map.ts'
import { categoryIcons, spriteIcons } from '../src/platform/icons.ts'
import { iconShapes } from '../src/platform/server/pictures/icon-shapes.ts'
import { publicRoutes, reachableModules, shellEntries } from './module-graph.ts'

const sprite = (symbols: string[]) => `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`

function iconSymbol(name: string, id = name): string {
  const box = name === 'stars' ? '0 0 120 24' : '0 0 24 24'
  return `<symbol id="${id}" viewBox="${box}">${iconShapes(name)}</symbol>`
}

/** Icons named by the modules of pages that need no sign-in, and those of the category groups. */
function commonIcons(): string[] {
  const modules = reachableModules([...shellEntries, ...publicRoutes], { dynamic: true })
  const texts = [...modules].map((file) => readFileSync(file, 'utf8')).join('\n')
  const quoted = new Set([...texts.matchAll(/['"]([a-z0-9-]+)['"]/g)].map(([, name]) => name))
  const { groups } = JSON.parse(readFileSync('reference/categories.json', 'utf8')) as { groups: { icon: string }[] }
  const ofGroups = new Set(groups.map(({ icon }) => icon))
  return spriteIcons.filter((name) => ofGroups.has(name) || quoted.has(name))
}

/**
 * The files of icons by what they are for, each icon a `<symbol>` with its name as id. Strokes are set by CSS (`.icon`).
 * Visitors load `common`, a fifth of `every` with the icons of `names`, and the icons of single categories alone.
 */
export function iconFiles() {
  const names = commonIcons()
  const single = categoryIcons.filter((name) => !names.includes(name))
  return {
    names,
    common: sprite(names.map((name) => iconSymbol(name))),
    every: sprite(spriteIcons.map((name) => iconSymbol(name))),
    map: sprite(mapSymbols()),
    alone: new Map(single.map((name) => [name, sprite([iconSymbol(name, 'i')])])),
  }
}

/** The same files by their paths, which carry a hash of the content. */
function assetFiles() {
  const { names, common, every, map, alone } = iconFiles()
  // Short, since a page of results names its file a hundred times.
  const hash = createHash('sha256').update(every).update(map).update(common).digest('base64url').slice(0, 4)
  const texts = new Map([
    [`assets/i.${hash}.svg`, common],
    [`assets/icons.${hash}.svg`, every],
    [`assets/map.${hash}.svg`, map],
    ...[...alone].map(([name, text]): [string, string] => [`assets/i.${hash}.${name}.svg`, text]),
  ])
  return { names, hash, texts }
}

/** `virtual:icon-sprite` exports the URLs of these files, identical on server and client. */
export function icons(): Plugin {
  const virtual = 'virtual:icon-sprite'
  let made: ReturnType<typeof assetFiles> | undefined
  const files = () => (made ??= assetFiles())
  return {
    name: 'kaifong:icons',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return
      const { names, hash } = files()
      return [
        `const common = new Set(${JSON.stringify(names.join(' '))}.split(' '))`,
        `export const iconUrl = (name, alone) => common.has(name) ? '/assets/i.${hash}.svg#' + name`,
        `  : alone ? '/assets/i.${hash}.' + name + '.svg#i' : '/assets/icons.${hash}.svg#' + name`,
        `export const mapUrl = '/assets/map.${hash}.svg'`,
      ].join('\n')
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [fileName, source] of files().texts) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const text = files().texts.get(request.url?.slice(1) ?? '')
        if (text === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml').end(text)
      })
    },
  }
}
