import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** The baseline: a bare Hono route that returns given bytes. `node bench/baseline.ts BODY-FILE HEADERS-JSON`; prints its port. */
const [bodyFile = '', headers = '{}'] = process.argv.slice(2)
const body = new Uint8Array(readFileSync(bodyFile))
const answerHeaders = JSON.parse(headers) as Record<string, string>

const app = new Hono()
app.get('/', () => new Response(body, { headers: answerHeaders }))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port))
