import cluster from 'node:cluster'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Counter } from 'prom-client'
import { registry } from '#platform/server/metrics.ts'
import { canSharePort, claimPort, startProcesses, reportListening } from '#platform/server/processes.ts'
import { metricsText } from '#platform/server/shared-metrics.ts'

/**
 * Two processes on the port of the first argument; each answers its process id, and `/metrics` the sum of answers. None
 * listens while `hold` exists in the folder of the second argument, and the second does not while `hold-1` does.
 */
const [port, dataDir = ''] = process.argv.slice(2)
const place = { port: Number(port), host: '127.0.0.1' }
if (cluster.isWorker) {
  const [{ index }] = (await once(process, 'message')) as [{ index: number }]
  const isHeld = () => ['hold', `hold-${index}`].some((name) => existsSync(join(dataDir, name)))
  while (isHeld()) await sleep(10)
  const answers = new Counter({ name: 'answers', help: 'Answers', registers: [registry] })
  createServer((request, response) => {
    if (request.url === '/metrics') return void metricsText().then((text) => response.end(text))
    answers.inc()
    return response.setHeader('connection', 'close').end(String(process.pid))
  }).listen({ ...place, reusePort: canSharePort }, reportListening)
  process.on('SIGTERM', () => process.exit(0))
} else {
  await claimPort(place)
  const { stop } = startProcesses(
    2,
    dataDir,
    [],
    (index) => ({ index }),
    (how) => console.log(`ended ${how}`),
    (code) => process.exit(code),
  )
  process.on('SIGTERM', () => void stop().then(() => process.exit(0)))
}
