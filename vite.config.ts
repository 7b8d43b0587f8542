import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserGuard } from './vite/browser-guard.ts'
import { icons } from './vite/icon-sprite.ts'
import { messages } from './vite/messages.ts'
import { sharedFiles } from './vite/shared-files.ts'
import { unusedParts } from './vite/unused-parts.ts'

export default defineConfig(({ command }) => ({
  plugins: [browserGuard(), icons(), messages(), unusedParts(), tailwindcss(), reactRouter()],
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
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } },
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
