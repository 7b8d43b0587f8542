/** Why the site does not start; the message is one sentence that says what to do about it. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

export const sentences = {
  notWritable: (path: string) =>
    `Kaifong may not write to ${path}: start it as the owner of that folder, or set DATA_DIR to a folder of your own.`,
  diskFull: (path: string) => `The disk of ${path} is full: free some space there, then start again.`,
  noFolder: (path: string) => `${path} is no folder: set DATA_DIR to a folder, or to a new name.`,
  notBuilt: () => 'The site is not built: run "npm run build", or start it with "npm start".',
  notInstalled: () => 'Packages are missing: start with "npm start", which installs them.',
}

type Place = { databaseUrl: string | null; dataDir: string }
type Details = { code?: string; path?: string; syscall?: string; message: string; severity?: string; address?: string }

/** One sentence on why the site did not start and what to do; the message of the error when it is none of those known. */
export function explainFailure(error: unknown, place: Place): string {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    // A name with several addresses has an error for each.
    const one: unknown = current instanceof AggregateError ? current.errors[0] : current
    const sentence = current instanceof StartFailure ? current.message : sentenceOf(one as Details, place)
    if (sentence) return sentence
  }
  const message = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ')
  return `Kaifong does not start (${message}): set LOG_LEVEL=debug to see where.`
}

function sentenceOf(error: Details, { databaseUrl, dataDir }: Place): string | undefined {
  // The database's own messages have a severity; paths of sockets are not those of files.
  if (databaseUrl && (error.severity || error.syscall === 'connect' || error.syscall === 'getaddrinfo'))
    return ofDatabase(error, databaseUrl)
  if (databaseUrl && connectionMessage.test(error.message)) return ofDatabase(error, databaseUrl)
  const path = error.path ?? dataDir
  // Node makes this of EROFS.
  if (error.code === 'ENOENT' && error.syscall === 'mkdir') return sentences.notWritable(path)
  switch (error.code ?? '') {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return sentences.notWritable(path)
    case 'ENOSPC':
    case 'EDQUOT':
      return sentences.diskFull(path)
    // The database's own: the embedded one has the disk of the data.
    case '53100':
      return sentences.diskFull(dataDir)
    case 'ENOTDIR':
    case 'EEXIST':
      return sentences.noFolder(path)
    case 'ERR_MODULE_NOT_FOUND':
      return /build\/server/.test(error.message) ? sentences.notBuilt() : sentences.notInstalled()
    default:
      return undefined
  }
}

const connectionMessage = /^Connection terminated|^timeout expired|SSL connections?/

const correct = 'correct DATABASE_URL'

/** By the code of the system or of PostgreSQL. */
function ofDatabase({ code = '', message, severity }: Details, databaseUrl: string): string | undefined {
  const url = new URL(databaseUrl)
  // In a URL without a host.
  const socket = url.searchParams.get('host')
  const host = url.hostname || 'localhost'
  const at = `PostgreSQL at ${socket ?? `${host}:${url.port || 5432}`}`
  const name = decodeURIComponent(url.pathname.slice(1) || url.username)
  switch (code) {
    case '28P01':
    case '28000':
      return `${at} refuses the user or the password (${message}): ${correct}.`
    case '3D000':
      return `${at} has no database "${name}": create it with createdb, or ${correct}.`
    case '42501':
      return `The user of DATABASE_URL may not create tables (${message}): make it the owner of the database "${name}".`
    case '25006':
      return `${at} is read-only, a standby perhaps: name the primary in DATABASE_URL.`
    case '53300':
      return `${at} has no connection left: raise its max_connections or lower WORKERS.`
    case '53100':
      return `The disk of ${at} is full: free some space there, then start again.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${host} is not known: ${correct}, or mend the name service of this machine.`
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `There is no ${at}: start it, or ${correct}.`
    default:
      // A statement that fails is no fault of the setting.
      if (severity && !/^(?:08|53|57)/.test(code)) return undefined
      return `${at} cannot be used (${message || code}): mend that, or ${correct}.`
  }
}

/** One sentence on why it cannot listen. */
export function explainListenFailure(error: Error, { port, host }: { port: number; host: string }): string {
  const another = (free: number) => `start with another one, such as PORT=${free} npm start.`
  switch ((error as Details).code ?? '') {
    case 'EADDRINUSE':
      return `Port ${port} is taken: ${another(port === 65_535 ? 3000 : port + 1)}`
    case 'EACCES':
      return `Only root may listen on port ${port}: ${another(3000)}`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST=${host} is no address of this machine: set it to 127.0.0.1, or to 0.0.0.0 for all of them.`
    default:
      return `Kaifong cannot listen on port ${port} (${error.message}): ${another(3000)}`
  }
}
