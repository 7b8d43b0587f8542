import { loadOrCreateSecret } from '#platform/server/secret.ts'

/** The demonstration's admin. */
export const demoAdmin = { email: 'admin@kaifong.example', firstName: 'Yan', lastName: 'Lau' }

/** The demonstration admin's password: generated once per data directory and printed only by the start command. */
export const demoPassword = (dataDir: string): string => loadOrCreateSecret(dataDir, 'demo-admin').slice(0, 12)
