import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { startMailSink } from './mail-sink.ts'

type Sink = Awaited<ReturnType<typeof startMailSink>>
const script = fileURLToPath(new URL('./outbox-worker.ts', import.meta.url))

async function waitUntil(condition: () => boolean | Promise<boolean>, child: ChildProcess): Promise<void> {
  while (!(await condition())) {
    if (child.exitCode !== null) throw new Error(`the worker exited with ${child.exitCode}`)
    await sleep(5)
  }
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

/**
 * Runs a worker process that sends `mails` queued emails to the sink, and kills it with SIGKILL `kills` times at even
 * intervals. `isDone` says when the queue is empty.
 */
export async function sendWithKills(
  given: { databaseUrl: string; sink: Sink; mails: number; kills: number },
  isDone: () => Promise<boolean>,
): Promise<void> {
  const { databaseUrl, sink, mails, kills } = given
  const sent = (count: number) => () => sink.mails.length >= count
  for (let at = 1; at <= kills + 1; at++) {
    const child = spawn(process.execPath, [script, databaseUrl, sink.url], { stdio: 'inherit' })
    try {
      await waitUntil(sent(Math.floor((mails * at) / (kills + 1))), child)
      if (at > kills) await waitUntil(isDone, child)
    } finally {
      await kill(child)
    }
  }
}
