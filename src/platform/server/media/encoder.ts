import { fork, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { UnusablePicture, type Encoded, type EncodeTask } from './encode.ts'
import type { PictureError } from './inspect.ts'

type Answer = { encoded: Encoded } | { error: PictureError }

/** Run from its source, also in production: the site's bundle cannot start itself as another process. */
const script = resolve('src/platform/server/media/picture-process.ts')

/**
 * Encodes pictures, one at a time, in a child process without the site's environment. A picture that takes longer than
 * `limits.maxMs` or more than `limits.maxBytes` of memory ends that process, is reported as broken, and the next picture gets a new
 * process.
 */
export function createEncoder(limits: { maxMs: number; maxBytes: number }) {
  let child: ChildProcess | null = null

  function start(): ChildProcess {
    const started = fork(script, [String(limits.maxBytes)], {
      env: { NODE_NO_WARNINGS: '1' },
      execArgv: ['--max-old-space-size=128'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    // Failures are handled by the picture in progress.
    started.on('error', () => {})
    started.once('exit', () => {
      if (child === started) child = null
    })
    return started
  }

  /** @throws UnusablePicture */
  return async function encodePicture(task: EncodeTask): Promise<Encoded> {
    const running = (child ??= start())
    // Only a picture in progress keeps this process alive.
    running.ref()
    running.channel?.ref()
    const { promise, resolve: answer, reject } = Promise.withResolvers<Answer>()
    const end = () => {
      child = null
      running.kill('SIGKILL')
      answer({ error: 'broken' })
    }
    const timer = setTimeout(end, limits.maxMs)
    running.once('message', answer).once('exit', end).once('error', reject)
    running.send(task, (error) => error && end())
    try {
      const result = await promise
      if ('error' in result) throw new UnusablePicture(result.error)
      return result.encoded
    } finally {
      clearTimeout(timer)
      running.off('message', answer).off('exit', end).off('error', reject)
      running.unref()
      running.channel?.unref()
    }
  }
}
