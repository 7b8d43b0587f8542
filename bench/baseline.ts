import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Baseline server of the page benchmark: bare Node that returns the given bytes and headers. Prints its port. */
const [file = '', headers = '{}'] = process.argv.slice(2)
const bytes = readFileSync(file)
const fixed = { ...(JSON.parse(headers) as Record<string, string>), 'content-length': String(bytes.length) }
const server = createServer((_request, response) => void response.writeHead(200, fixed).end(bytes))
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
