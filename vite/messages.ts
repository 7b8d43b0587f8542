import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import type { Plugin } from 'vite'
import { locales, type Locale } from '#shared/locale.ts'
import { asks as usesKey } from '../scripts/messages.ts'
import { frame, modulesFrom, publicRoutes } from './module-graph.ts'

type FeatureMessages = Record<string, string>

/** All rooms' messages of one language: `{ listings: { 'card.from': 'from {price}' } }`. The room is the folder's name. */
export function messagesOf(locale: Locale): Record<string, FeatureMessages> {
  const files = globSync(`src/**/messages/${locale}.json`).sort()
  return Object.fromEntries(
    files.map(
      (file) => [file.split(sep).at(-3) ?? '', JSON.parse(readFileSync(file, 'utf8')) as FeatureMessages] as const,
    ),
  )
}

/** What the pages that everybody may see ask for, and what only screens behind a guard do. */
export function messageBundles(locale: Locale): {
  core: Record<string, FeatureMessages>
  more: Record<string, FeatureMessages>
} {
  const files = [...modulesFrom([...frame, ...publicRoutes], { dynamic: true })]
  const isCore = usesKey(files.map((file) => readFileSync(file, 'utf8')).join('\n'))
  const part = (isWanted: (key: string) => boolean) =>
    Object.fromEntries(
      Object.entries(messagesOf(locale)).map(([feature, texts]) => [
        feature,
        Object.fromEntries(Object.entries(texts).filter(([key]) => isWanted(key))),
      ]),
    )
  return { core: part(isCore), more: part((key) => !isCore(key)) }
}

/**
 * `virtual:messages` gives the addresses of each language's words, two files a language with their content's hash in the
 * name, so that a browser loads one language once: `messagesUrls` for every page, `moreMessagesUrls` for screens behind a
 * guard; and, on the server only, the words themselves.
 */
export function messages(): Plugin {
  const virtual = 'virtual:messages'
  const assets = (locale: Locale) => {
    const { core, more } = messageBundles(locale)
    const asset = (name: string, content: unknown) => {
      const text = JSON.stringify(content)
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
      return { text, path: `assets/${name}.${locale}.${hash}.json` }
    }
    return { core: asset('words', core), more: asset('more-messages', more) }
  }
  return {
    name: 'kaifong:messages',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return
      const urls = (part: 'core' | 'more') =>
        JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, `/${assets(locale)[part].path}`])))
      const server =
        this.environment.name === 'client' ? null : Object.fromEntries(locales.map((l) => [l, messagesOf(l)]))
      return [
        `export const messagesUrls = ${urls('core')}`,
        `export const moreMessagesUrls = ${urls('more')}`,
        `export const serverMessages = ${JSON.stringify(server)}`,
      ].join('\n')
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { text, path } of locales.flatMap((locale) => Object.values(assets(locale)))) {
        this.emitFile({ type: 'asset', fileName: path, source: text })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name, tag] = /^\/assets\/(words|more-messages)\.([\w-]+)\./.exec(request.url ?? '') ?? []
        const locale = locales.find((one) => one === tag)
        if (!locale) return next()
        const { core, more } = assets(locale)
        response.setHeader('content-type', 'application/json').end((name === 'words' ? core : more).text)
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
