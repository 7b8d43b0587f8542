import type { Logger } from 'pino'
import { isOn } from '#features/settings/server/service.ts'
import type { Services } from './context.ts'

/**
 * The log of one request. The flag DEBUG_MODE lets its debug lines through, for looking into a fault; never on a site
 * that serves the public over https.
 */
export async function requestLog(
  { env, database, log }: Pick<Services, 'database' | 'log'> & { env: Pick<Services['env'], 'baseUrl'> },
  requestId: string,
): Promise<Logger> {
  const isDebug = env.baseUrl.startsWith('http:') && (await isOn({ db: database.db, log }, 'DEBUG_MODE'))
  return log.child({ requestId }, isDebug ? { level: 'debug' } : {})
}
