import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` compares the tables with the last snapshot; it needs no database. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/server/tables.ts', './src/features/*/server/tables.ts'],
  out: './migrations',
})
