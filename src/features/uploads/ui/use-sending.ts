import { useEffect, useRef, useState } from 'react'
import { upload, UploadFailed } from '#platform/ui/upload.ts'
import type { Upload } from '../contract.ts'
import { maxBytes, type UploadKind } from '../rules.ts'
import { prepareFile } from './prepare-file.ts'

/** Why a file did not arrive: a fault of the file, the limit, or the line. */
export type SendingError = { error: string; retryAfterSeconds: number | null }
/** A file on its way. `percent` is null while it waits, 100 while the server works on it. */
export type Sending = {
  key: string
  name: string
  preview: string
  percent: number | null
  failed: SendingError | null
}

type Job = { key: string; file: File; abort: AbortController }

/** Files at once: the server draws one after the other, and a telephone's line carries no more. */
const atOnce = 2
let lastKey = 0

/** Sends files, a few at once, in their order; each may be broken off, tried again, or put away when it failed. */
export function useSending(kind: UploadKind, onArrived: (upload: Upload) => void) {
  const [sendings, setSendings] = useState<Sending[]>([])
  const waiting = useRef<Job[]>([])
  const jobs = useRef(new Map<string, Job>())
  const running = useRef(0)
  const arrived = useRef(onArrived)
  useEffect(() => {
    arrived.current = onArrived
  })
  useEffect(() => {
    const all = jobs.current
    return () => {
      for (const { abort } of all.values()) abort.abort()
    }
  }, [])

  const change = (key: string, to: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)))
  function forget(key: string) {
    jobs.current.delete(key)
    setSendings((all) => {
      const gone = all.find((one) => one.key === key)
      if (gone) URL.revokeObjectURL(gone.preview)
      return all.filter((one) => one.key !== key)
    })
  }
  async function run({ key, file, abort }: Job) {
    try {
      const blob = await prepareFile(file)
      if (blob.size > maxBytes) throw new UploadFailed(413, 'size')
      const url = `/api/uploads/${kind.replace('_', '-')}`
      const answer = await upload(url, blob, (percent) => change(key, { percent }), abort.signal)
      if (abort.signal.aborted) return
      forget(key)
      arrived.current(answer as Upload)
    } catch (error) {
      if (abort.signal.aborted) return
      const { status, error: code, retryAfterSeconds } = error instanceof UploadFailed ? error : new UploadFailed(0)
      change(key, { failed: { error: code ?? (status === 429 ? 'limit' : 'line'), retryAfterSeconds } })
    }
  }
  function next() {
    while (running.current < atOnce) {
      const job = waiting.current.shift()
      if (!job) return
      running.current++
      void run(job).finally(() => {
        running.current--
        next()
      })
    }
  }
  function start(job: Job) {
    jobs.current.set(job.key, job)
    waiting.current.push(job)
    next()
  }

  function send(files: readonly File[]) {
    const added = files.map((file) => ({ key: `sending-${++lastKey}`, file, abort: new AbortController() }))
    const shown = added.map(({ key, file }) => {
      const preview = URL.createObjectURL(file)
      return { key, name: file.name, preview, percent: null, failed: null }
    })
    setSendings((all) => [...all, ...shown])
    added.forEach(start)
  }
  /** Breaks it off, or puts it away when it failed. */
  function drop(key: string) {
    jobs.current.get(key)?.abort.abort()
    waiting.current = waiting.current.filter((job) => job.key !== key)
    forget(key)
  }
  function retry(key: string) {
    const job = jobs.current.get(key)
    if (!job) return
    change(key, { percent: null, failed: null })
    start({ ...job, abort: new AbortController() })
  }
  return { sendings, send, drop, retry }
}
