import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import type { Plugin } from 'vite'
import { locales, type Locale } from '#shared/locale.ts'
import { usesKey } from '../scripts/messages.ts'
import { shellEntries, reachableModules, publicRoutes } from './module-graph.ts'

type FeatureMessages = Record<string, string>

/** Messages of all features in one language, by folder name: `{ listings: { 'card.from': 'from {price}' } }`. */
export function messagesOf(locale: Locale): Record<string, FeatureMessages> {
  const files = globSync(`src/**/messages/${locale}.json`).sort()
  return Object.fromEntries(
    files.map(
      (file) => [file.split(sep).at(-3) ?? '', JSON.parse(readFileSync(file, 'utf8')) as FeatureMessages] as const,
    ),
  )
}

/**
 * Splits messages into those used by public pages (`core`) and those used only by screens that require sign-in
 * (`more`).
 */
export function messageBundles(locale: Locale): {
  core: Record<string, FeatureMessages>
  more: Record<string, FeatureMessages>
} {
  const files = [...reachableModules([...shellEntries, ...publicRoutes], { dynamic: true })]
  const isCore = usesKey(files.map((file) => readFileSync(file, 'utf8')).join('\n'))
  const filterMessages = (isIncluded: (key: string) => boolean) =>
    Object.fromEntries(
      Object.entries(messagesOf(locale)).map(([feature, texts]) => [
        feature,
        Object.fromEntries(Object.entries(texts).filter(([key]) => isIncluded(key))),
      ]),
    )
  return { core: filterMessages(isCore), more: filterMessages((key) => !isCore(key)) }
}

/**
 * `virtual:messages` exports the URLs of each language's messages, two files per language with a content hash in the
 * name, so that a browser downloads one language once: `messagesUrls` for every page, `moreMessagesUrls` for screens
 * that require sign-in; and, on the server only, the messages themselves.
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
    return { core: asset('messages', core), more: asset('more-messages', more) }
  }
  return {
    name: 'kaifong:messages',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return
      const urls = (bundle: 'core' | 'more') =>
        JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, `/${assets(locale)[bundle].path}`])))
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
        const [, name, tag] = /^\/assets\/(messages|more-messages)\.([\w-]+)\./.exec(request.url ?? '') ?? []
        const locale = locales.find((one) => one === tag)
        if (!locale) return next()
        const { core, more } = assets(locale)
        response.setHeader('content-type', 'application/json').end((name === 'messages' ? core : more).text)
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
