import { format } from 'node:util'
import type { Logger } from 'pino'
import { isDatabaseUnavailable, logFailure } from './availability.ts'

const levels = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug', trace: 'debug' } as const
type Method = keyof typeof levels

/**
 * Sends to the log what libraries print to the console, and Node's warnings, until the returned function is called: an
 * object a line, of which only texts and an error are kept, since others may hold user input.
 */
export function logConsole(log: Logger): () => void {
  const methods = Object.keys(levels) as Method[]
  const before = methods.map((method) => [method, console[method]] as const)
  const warningListeners = process.listeners('warning')
  for (const method of methods)
    console[method] = (...args: unknown[]) => {
      const error = args.find((arg) => arg instanceof Error)
      const message = format(...args.filter((arg) => typeof arg !== 'object' && typeof arg !== 'function')).trim()
      if (isDatabaseUnavailable(error)) logFailure(log, error, message)
      else log[levels[method]]({ ...(error && { err: error }), console: method }, message || 'printed by a library')
    }
  const onWarning = (warning: Error) => log.warn({ err: warning }, 'warning of Node.js')
  // Node's own listener prints them.
  process.removeAllListeners('warning').on('warning', onWarning)
  return () => {
    for (const [method, print] of before) console[method] = print
    process.off('warning', onWarning)
    for (const listener of warningListeners) process.on('warning', listener)
  }
}
