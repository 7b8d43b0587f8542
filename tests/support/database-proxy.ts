import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { PassThrough, pipeline, type Duplex } from 'node:stream'
import pg from 'pg'

/**
 * Listens on a port of 127.0.0.1 (a free one unless given) and passes everything to the database of `url` and back;
 * `answers` may change how its answers arrive.
 */
export async function databaseProxy(
  url: string,
  { port = 0, answers = () => new PassThrough() }: { port?: number; answers?: () => Duplex } = {},
) {
  const { host, port: databasePort, user = '', password = '', database } = new pg.Client(url)
  const path = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${databasePort}` } : { host, port: databasePort }
  // A database dropped by force resets its connections, which ends the pipeline and is no failure.
  const server = createServer((socket) => pipeline(socket, connect(path), answers(), socket, () => {}))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: opened } = server.address() as AddressInfo
  return {
    url: `postgresql://${user}:${password}@127.0.0.1:${opened}/${database}`,
    close: () => server.close(),
  }
}
