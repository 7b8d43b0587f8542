import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Plugin } from 'vite'

const source = 'src/web/service-worker.ts'

/** Emits `/sw.js`: a classic script, since not every browser runs modules as service workers. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: stripTypeScriptTypes(readFileSync(source, 'utf8')) })
    },
  }
}
