import type { Plugin } from 'vite'

/** Stops the build when anything below a `server/` folder would reach the browser, and names who wanted it. */
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
          this.error(
            `${source} stands on the server's side; ${importer ?? 'the entry'} may not bring it into the browser`,
          )
        }
      },
    },
  }
}
