import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '../scripts/serve.ts'
import { print, quantile, save } from './report.ts'

/**
 * `npm run bench -- attack [SECONDS]`: 60 visitors, each from an address of its own, search every three seconds, first
 * alone, then beside one attacker who searches over 64 connections as fast as they go (bar: no visitor gets 429, and
 * their 95th percentile at most doubles).
 */
const seconds = Number(process.argv[2] ?? 20)
// Linux answers on all of 127.0.0.0/8, so that each visitor has an address without any proxy.
const site = await serve('.cache/bench-attack-data', { LIMITS: '1' })
const port = Number(new URL(site.url).port)
let number = 0

function search(localAddress: string, agent: Agent): Promise<{ status: number; ms: number }> {
  const start = performance.now()
  return new Promise((done) => {
    const end = (status: number) => done({ status, ms: performance.now() - start })
    const path = `/explore?q=${++number}`
    get({ host: '127.0.0.1', port, path, localAddress, agent }, (response) => {
      response.resume().once('end', () => end(response.statusCode ?? 0))
    }).once('error', () => end(0))
  })
}

type Answers = { status: number; ms: number }[]

async function visit(): Promise<Answers> {
  const answers: Answers = []
  const visitor = async (at: number) => {
    const agent = new Agent({ keepAlive: true })
    await sleep(at * 50)
    for (const until = performance.now() + seconds * 1000; performance.now() < until; await sleep(3_000))
      answers.push(await search(`127.0.1.${at + 1}`, agent))
    agent.destroy()
  }
  await Promise.all(Array.from({ length: 60 }, (_, at) => visitor(at)))
  return answers
}

async function attack(signal: AbortSignal): Promise<Answers> {
  const answers: Answers = []
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const connection = async () => {
    while (!signal.aborted) answers.push(await search('127.0.2.1', agent))
  }
  await Promise.all(Array.from({ length: 64 }, connection))
  agent.destroy()
  return answers
}

const rowOf = (who: string, answers: Answers) => ({
  who,
  answers: answers.length,
  '429': answers.filter(({ status }) => status === 429).length,
  'other than 200 and 429': answers.filter(({ status }) => status !== 200 && status !== 429).length,
  'p50 ms': quantile(
    answers.map(({ ms }) => ms),
    0.5,
  ).toFixed(1),
  'p95 ms': quantile(
    answers.map(({ ms }) => ms),
    0.95,
  ).toFixed(1),
})
const alone = await visit()
const stopping = new AbortController()
const attacking = attack(stopping.signal)
const beside = await visit()
stopping.abort()
const rows = [
  rowOf('60 visitors alone', alone),
  rowOf('60 beside the attacker', beside),
  rowOf('attacker', await attacking),
]
await site.stop()
print('60 visitors and one attacker with 64 connections', rows)
save('attack', { rows })
