import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Metrics of this process, in the format of Prometheus at `/metrics`. */
export const registry = new Registry()

/** Kinds of requests: few, so that the number of series stays bounded. */
export type RequestKind = 'page' | 'api' | 'media' | 'asset' | 'health' | 'other'

const registers = [registry]
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export const requestSeconds = new Histogram({
  name: 'kaifong_request_seconds',
  help: 'Requests that were not answered from the page cache, by kind and class of status',
  labelNames: ['kind', 'status'] as const,
  buckets,
  registers,
})
export const renderSeconds = new Histogram({
  name: 'kaifong_render_seconds',
  help: 'Renderings of pages',
  buckets,
  registers,
})
export const querySeconds = new Histogram({
  name: 'kaifong_query_seconds',
  help: 'Queries, with the wait for a connection',
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 3],
  registers,
})
export const cachedAnswers = new Counter({
  name: 'kaifong_cached_answers_total',
  help: 'Requests answered from the page cache, or refused without rendering',
  registers,
})
export const standbyQueries = new Counter({
  name: 'kaifong_standby_queries_total',
  help: 'Reads of anonymous requests that the standby answered',
  registers,
})
export const jobRuns = new Counter({
  name: 'kaifong_job_runs_total',
  help: 'Runs of jobs by name and outcome',
  labelNames: ['job', 'outcome'] as const,
  registers,
})

let isCollecting = false

/**
 * Starts Node's own metrics (memory, event loop, garbage collection), once per process: at the first scrape, since the timer
 * that measures the delay of the event loop would keep an idle process busy for nobody.
 */
export function collectProcessMetrics(): void {
  if (isCollecting) return
  isCollecting = true
  // Every 100 ms instead of 10.
  collectDefaultMetrics({ register: registry, prefix: 'kaifong_', eventLoopMonitoringPrecision: 100 })
}

/**
 * A gauge that is read at each scrape; a second call for the same name replaces the reader. `aggregator` says what several
 * web processes show together.
 */
export function gauge(name: string, help: string, read: () => number, aggregator: 'sum' | 'min' | 'max' = 'sum'): void {
  register(
    new Gauge({
      name,
      help,
      aggregator,
      registers: [],
      collect() {
        this.set(read())
      },
    }),
    name,
  )
}

/**
 * A gauge with one value per label, read from the database at each scrape, so that all web processes show the same; labels
 * that are gone are dropped.
 */
export function labelledGauge(
  name: string,
  help: string,
  label: string,
  read: () => Promise<Record<string, number>>,
): void {
  register(
    new Gauge({
      name,
      help,
      labelNames: [label],
      aggregator: 'max',
      registers: [],
      async collect() {
        const values = await read()
        this.reset()
        for (const [value, number] of Object.entries(values)) this.set({ [label]: value }, number)
      },
    }),
    name,
  )
}

function register(metric: Gauge, name: string): void {
  registry.removeSingleMetric(name)
  registry.registerMetric(metric)
}
