import { relative, sep } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserGuard } from './vite/browser-guard.ts'
import { icons } from './vite/icon-sprite.ts'
import { doorSteps, frame, modulesFrom } from './vite/module-graph.ts'
import { words } from './vite/words.ts'

/**
 * What the frame around every page rests on, and what two of the pages where visitors arrive share: one file compresses
 * better than thirty, and costs one round trip. Forms, tables and the back office travel with the screens that have them.
 */
function onEveryPage(id: string): boolean {
  const path = relative(process.cwd(), id.replace(/\?.*$/, '')).split(sep).join('/')
  return shared.has(path) || /node_modules\/(?:@orpc|clsx)\//.test(id)
}
const framed = modulesFrom(frame, { dynamic: false })
const arrivals = doorSteps.map((route) => modulesFrom([route], { dynamic: false }))
const isSharedThere = (path: string) => arrivals.filter((modules) => modules.has(path)).length > 1
const shared = new Set([...framed, ...arrivals.flatMap((modules) => [...modules].filter(isSharedThere))])
for (const entry of frame) shared.delete(entry)

export default defineConfig(({ command }) => ({
  plugins: [browserGuard(), icons(), words(), tailwindcss(), reactRouter()],
  // The server's bundle too is for production, whatever NODE_ENV it is started with: React is several times slower otherwise.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: { assetsInlineLimit: 0, target: 'es2022' },
  ssr: {
    // One bundle starts in a third of the time: drizzle-orm alone costs 0.6 s as loose files.
    noExternal: command === 'build' ? true : undefined,
    external: ['pg', 'pino', 'sharp', 'fontkit', 'qrcode', 'nodemailer', 'opencc-js', '@node-rs/argon2'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs travels in two files: on a slow line each further file costs a round trip.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\// },
                {
                  name: 'site',
                  test: onEveryPage,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    // The server's entry stands inside the build, so that pages and API share one module graph.
    ssr: { build: { rolldownOptions: { input: './src/server/entry.ts' } } },
  },
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react-router',
      '@tanstack/react-query',
      '@orpc/client',
      '@orpc/client/fetch',
      '@orpc/tanstack-query',
      'clsx',
    ],
  },
}))
