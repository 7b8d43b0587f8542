import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import type { Plugin } from 'vite'
import { locales, type Locale } from '../src/shared/locale.ts'

type Room = Record<string, string>

/** All rooms' messages of one language: `{ listings: { 'card.from': 'from {price}' } }`. The room is the folder's name. */
export function wordsOf(locale: Locale): Record<string, Room> {
  const files = globSync(`src/**/messages/${locale}.json`).sort()
  return Object.fromEntries(
    files.map((file) => [file.split(sep).at(-3) ?? '', JSON.parse(readFileSync(file, 'utf8')) as Room] as const),
  )
}

/**
 * `virtual:words` gives the address of each language's words, one file a language with its content's hash in its name,
 * so that a browser loads one language once; and, on the server only, the words themselves.
 */
export function words(): Plugin {
  const virtual = 'virtual:words'
  const asset = (locale: Locale) => {
    const text = JSON.stringify(wordsOf(locale))
    return {
      text,
      path: `assets/words.${locale}.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.json`,
    }
  }
  return {
    name: 'kaifong:words',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return
      const urls = Object.fromEntries(locales.map((locale) => [locale, `/${asset(locale).path}`]))
      const server = this.environment.name === 'client' ? null : Object.fromEntries(locales.map((l) => [l, wordsOf(l)]))
      return `export const wordsUrls = ${JSON.stringify(urls)}\nexport const serverWords = ${JSON.stringify(server)}`
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const locale of locales) {
        const { text, path } = asset(locale)
        this.emitFile({ type: 'asset', fileName: path, source: text })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const locale = locales.find((l) => request.url?.startsWith(`/assets/words.${l}.`))
        if (!locale) return next()
        response.setHeader('content-type', 'application/json').end(asset(locale).text)
      })
    },
    hotUpdate({ file }) {
      if (!file.includes(`${sep}messages${sep}`)) return
      const module = this.environment.moduleGraph.getModuleById(`\0${virtual}`)
      if (module) this.environment.moduleGraph.invalidateModule(module)
      if (this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' })
    },
  }
}
