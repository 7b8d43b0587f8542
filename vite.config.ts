import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserGuard } from './vite/browser-guard.ts'
import { chunkGroups } from './vite/chunks.ts'
import { documents } from './vite/documents.ts'
import { icons } from './vite/icon-sprite.ts'
import { messages } from './vite/messages.ts'
import { serviceWorker } from './vite/service-worker.ts'

export default defineConfig(({ command }) => ({
  plugins: [browserGuard(), documents(), icons(), messages(), serviceWorker(), tailwindcss(), reactRouter()],
  // The server bundle is always built for production, whatever NODE_ENV it starts with: development React is several
  // times slower.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    // React Router would empty build/, and with it the scorer's table, which tests read meanwhile; the script of the build empties its own.
    emptyOutDir: false,
    assetsInlineLimit: 0,
    target: 'es2022',
    // What a part loaded on demand imports is on the page already; naming it costs each page bytes.
    modulePreload: { resolveDependencies: () => [] },
  },
  ssr: {
    // A single bundle starts three times faster: drizzle-orm alone takes 0.6 s to load as separate files.
    noExternal: command === 'build' ? true : undefined,
    external: [
      'pg',
      'pino',
      'sharp',
      'fontkit',
      'wawoff2',
      'qrcode',
      'nodemailer',
      'opencc-js',
      'pdfkit',
      '@node-rs/argon2',
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    // The server entry is part of the build so that pages and API share one module graph.
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
