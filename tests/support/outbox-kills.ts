import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { openMailSink } from './mail-sink.ts'

type Sink = Awaited<ReturnType<typeof openMailSink>>
const script = fileURLToPath(new URL('./outbox-worker.ts', import.meta.url))

async function until(holds: () => boolean | Promise<boolean>, child: ChildProcess): Promise<void> {
  while (!(await holds())) {
    if (child.exitCode !== null) throw new Error(`the worker ended by itself with ${child.exitCode}`)
    await sleep(5)
  }
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/**
 * Lets a worker process send everything that waits (`mails` of them) to the sink, and kills it without warning `kills`
 * times on the way, evenly spread. `isDone` says when nothing waits any more.
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
      await until(sent(Math.floor((mails * at) / (kills + 1))), child)
      if (at > kills) await until(isDone, child)
    } finally {
      await kill(child)
    }
  }
}
