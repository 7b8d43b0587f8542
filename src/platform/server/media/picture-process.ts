import { encode, UnusablePicture, type EncodeTask } from './encode.ts'

/**
 * Encodes uploaded pictures in a process of its own, started by `encoder.ts`, which ends it when a picture takes too
 * long. It ends itself when a picture takes too much memory: decoding runs in native threads, so this timer still runs.
 */
const maxBytes = Number(process.argv[2])
setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.exit(1)
}, 20).unref()

process.on('disconnect', () => process.exit(0))
process.on('message', (task: EncodeTask) => {
  encode(task).then(
    (encoded) => process.send?.({ encoded }),
    (error: unknown) => process.send?.({ error: error instanceof UnusablePicture ? error.error : 'broken' }),
  )
})
