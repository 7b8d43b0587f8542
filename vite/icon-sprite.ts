import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { mapSymbols } from '#features/catalog/rules/hong-kong-map.ts'
import { spriteIcons } from '../src/platform/icons.ts'
import { iconShapes } from '../src/platform/server/pictures/icon-shapes.ts'

/**
 * One SVG sprite of all icons and map places, each a `<symbol>` with its name as id. Strokes are set by CSS (`.icon`).
 */
export function iconSprite(): string {
  const symbols = spriteIcons.map((name) => {
    const box = name === 'stars' ? '0 0 120 24' : '0 0 24 24'
    return `<symbol id="${name}" viewBox="${box}">${iconShapes(name)}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols, ...mapSymbols()].join('')}</svg>`
}

/**
 * `virtual:icon-sprite` exports the URL of the sprite, with a content hash in its name, identical on server and client.
 */
export function icons(): Plugin {
  const virtual = 'virtual:icon-sprite'
  let cached: { text: string; path: string } | undefined
  const asset = () => {
    if (cached) return cached
    const text = iconSprite()
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
    return (cached = { text, path: `assets/i.${hash}.svg` })
  }
  return {
    name: 'kaifong:icons',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return
      return `export const spriteUrl = ${JSON.stringify(`/${asset().path}`)}`
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const { text, path } = asset()
      this.emitFile({ type: 'asset', fileName: path, source: text })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/assets/i.')) return next()
        response.setHeader('content-type', 'image/svg+xml').end(asset().text)
      })
    },
  }
}
