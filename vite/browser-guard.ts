import type { Plugin } from 'vite'

/** Fails the build when a module below a `server/` folder would reach the browser, and names its importer. */
export function browserGuard(): Plugin {
  return {
    name: 'kaifong:browser-guard',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (this.environment.name !== 'client' || this.environment.mode !== 'build') return
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        if (found && /\/src\/(?:.*\/)?server\//.test(found.id)) {
          this.error(`${source} is server-only; ${importer ?? 'the entry'} must not import it into the browser`)
        }
      },
    },
  }
}
