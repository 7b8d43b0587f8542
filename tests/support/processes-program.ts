import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Counter } from 'prom-client'
import { registry } from '#platform/server/metrics.ts'
import { canSharePort, startProcesses, tellListening } from '#platform/server/processes.ts'
import { metricsText } from '#platform/server/shared-metrics.ts'

/** Two processes on the port of the first argument; each answers its process id, and `/metrics` the sum of answers. */
if (cluster.isWorker) {
  await once(process, 'message')
  const answers = new Counter({ name: 'answers', help: 'Answers', registers: [registry] })
  createServer((request, response) => {
    if (request.url === '/metrics') return void metricsText().then((text) => response.end(text))
    answers.inc()
    return response.setHeader('connection', 'close').end(String(process.pid))
  }).listen({ port: Number(process.argv[2]), host: '127.0.0.1', reusePort: canSharePort }, tellListening)
  process.on('SIGTERM', () => process.exit(0))
} else {
  const { stop } = startProcesses(
    2,
    [],
    () => ({}),
    (how) => console.log(`ended ${how}`),
    (code) => process.exit(code),
  )
  process.on('SIGTERM', () => void stop().then(() => process.exit(0)))
}
