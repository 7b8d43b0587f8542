import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client'
import { collectProcessMetrics, registry } from './metrics.ts'

type Metrics = MetricObjectWithValues<MetricValue<string>>[]
/** Between a web process and its parent, and back. `id` belongs to the scrape. */
type Message =
  | { kind: 'metrics.wanted'; id: string }
  | { kind: 'metrics.asked'; id: string }
  | { kind: 'metrics.read'; id: string; metrics: Metrics }
  | { kind: 'metrics.all'; id: string; all: Metrics[] }

/** A frozen process is left out. */
const answerMs = 1_000

/** In the parent: asks all web processes for their metrics when one of them wants to show the sum. */
export function collectFromProcesses(running: () => Worker[]): void {
  const scrapes = new Map<string, { all: Metrics[]; wanted: number; end: () => void }>()
  cluster.on('message', (worker, message: Message) => {
    if (message.kind === 'metrics.wanted') {
      const { id } = message
      const asked = running().filter((one) => one.isConnected())
      const end = () => {
        clearTimeout(timer)
        if (!scrapes.delete(id) || !worker.isConnected()) return
        worker.send({ kind: 'metrics.all', id, all } satisfies Message)
      }
      const all: Metrics[] = []
      const timer = setTimeout(end, answerMs)
      scrapes.set(id, { all, wanted: asked.length, end })
      for (const one of asked) one.send({ kind: 'metrics.asked', id } satisfies Message)
    } else if (message.kind === 'metrics.read') {
      const scrape = scrapes.get(message.id)
      scrape?.all.push(message.metrics)
      if (scrape && scrape.all.length === scrape.wanted) scrape.end()
    }
  })
}

const waiting = new Map<string, (all: Metrics[]) => void>()
let scrapes = 0

/** In a web process: answers the parent, once per process. */
function listen(): void {
  process.on('message', (message: Message) => {
    if (message.kind === 'metrics.asked') {
      const { id } = message
      collectProcessMetrics()
      void registry
        .getMetricsAsJSON()
        .then((metrics) => process.send?.({ kind: 'metrics.read', id, metrics } satisfies Message))
    } else if (message.kind === 'metrics.all') {
      waiting.get(message.id)?.(message.all)
      waiting.delete(message.id)
    }
  })
}
if (cluster.isWorker) listen()

/** Metrics as text: of all web processes that share the port together (sums, unless a metric says otherwise). */
export async function metricsText(): Promise<string> {
  if (!cluster.isWorker) {
    collectProcessMetrics()
    return registry.metrics()
  }
  const id = `${process.pid}-${++scrapes}`
  const all = await new Promise<Metrics[]>((resolve) => {
    waiting.set(id, resolve)
    process.send?.({ kind: 'metrics.wanted', id } satisfies Message)
  })
  return AggregatorRegistry.aggregate(all).metrics()
}
