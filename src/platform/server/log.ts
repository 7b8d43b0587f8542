import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'
import { truncateText } from '#shared/text.ts'
import type { LogLevel } from './env.ts'

/** Keys that are redacted from log lines, up to three levels deep. */
const secretKeys = [
  'password',
  'newPassword',
  'token',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
  'email',
  'phoneNumber',
  'whatsappNumber',
  'address',
  'firstName',
  'lastName',
]
const paths = secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`])

/**
 * Creates the process log: one JSON object per line on standard output, with an ISO time. Secrets and personal data are
 * redacted, errors are serialised by `describeError`, and no line is longer than 4 KB.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths, censor: '[hidden]' },
    serializers: { err: describeError },
    hooks: { streamWrite: shortened },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** In bytes, with the line feed. */
const maxLine = 4_096

/** The line with its texts and lists cut as far as the limit needs; at last without the details. */
function shortened(line: string): string {
  if (Buffer.byteLength(line) <= maxLine) return line
  const entry = JSON.parse(line) as Record<string, unknown>
  for (const max of [1_000, 300, 100, 30, 10]) {
    const cut = `${JSON.stringify(entry, (_, value: unknown) => cutTo(max, value))}\n`
    if (Buffer.byteLength(cut) <= maxLine) return cut
  }
  const { level, time, msg } = entry
  return `${JSON.stringify({ level, time, msg: cutTo(500, msg), isCut: true })}\n`
}

function cutTo(max: number, value: unknown): unknown {
  if (typeof value === 'string' && value.length > max) return `${truncateText(value, max)}…`
  return Array.isArray(value) ? value.slice(0, max) : value
}

export type DescribedError = { type: string; message: string; code?: string; stack?: string; cause?: DescribedError }

/**
 * Serialises an error for the log. The database's `detail` and the parameters of a failed query contain user input, so
 * they are omitted, as is the text after "params:".
 */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error' }
  const clean = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    type: error.name,
    message: clean(error.message),
    ...(code && { code }),
    ...(error.stack && { stack: clean(error.stack) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
