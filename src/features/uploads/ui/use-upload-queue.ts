import { useEffect, useRef, useState } from 'react'
import type { Upload } from '../contract.ts'
import type { UploadKind } from '../rules.ts'
import { isTemporary } from '../rules/failures.ts'
import { failureOf, sendPicture, type UploadFailure } from './send-picture.ts'

/** An upload in progress. `percent` is null while it is queued and 100 while the server processes it. */
export type PendingUpload = {
  key: string
  name: string
  preview: string
  percent: number | null
  failure: UploadFailure | null
}

type Job = { key: string; file: File; preview: string; abort: AbortController }

/** Concurrent uploads: the server processes pictures one by one, and mobile connections carry no more. */
const maxConcurrent = 2
let lastKey = 0

/** Ends an upload, whether it waits or runs, and what shows it. */
function dispose({ abort, preview }: Job) {
  abort.abort()
  URL.revokeObjectURL(preview)
}

type UploadEvents = {
  onUploaded: (upload: Upload) => void
  /** Called for a file that can never arrive. */
  onRefused: (file: File) => void
}

/** Uploads files in order, a few at a time. Each can be cancelled, retried after a failure, or dismissed. */
export function useUploadQueue(kind: UploadKind, events: UploadEvents) {
  const [pendingUploads, setPendingUploads] = useState<PendingUpload[]>([])
  const queue = useRef<Job[]>([])
  const jobs = useRef(new Map<string, Job>())
  const running = useRef(0)
  const latestEvents = useRef(events)
  useEffect(() => {
    latestEvents.current = events
  })
  useEffect(() => {
    const all = jobs.current
    return () => {
      for (const job of all.values()) dispose(job)
    }
  }, [])

  const updateUpload = (key: string, to: Partial<PendingUpload>) =>
    setPendingUploads((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)))
  /** Aborts the upload, or dismisses it when it ended or failed. */
  function cancel(key: string) {
    const job = jobs.current.get(key)
    if (job) dispose(job)
    jobs.current.delete(key)
    setPendingUploads((all) => all.filter((one) => one.key !== key))
  }
  async function run({ key, file, abort }: Job) {
    // Cancelled while it waited.
    if (abort.signal.aborted) return
    try {
      const uploaded = await sendPicture(kind, file, (percent) => updateUpload(key, { percent }), abort.signal)
      if (abort.signal.aborted) return
      cancel(key)
      latestEvents.current.onUploaded(uploaded)
    } catch (error) {
      if (abort.signal.aborted) return
      const failure = failureOf(error)
      updateUpload(key, { failure })
      if (!isTemporary(failure.error)) latestEvents.current.onRefused(file)
    }
  }
  function startNext() {
    while (running.current < maxConcurrent) {
      const job = queue.current.shift()
      if (!job) return
      running.current++
      void run(job).finally(() => {
        running.current--
        startNext()
      })
    }
  }
  function enqueue(job: Job) {
    jobs.current.set(job.key, job)
    queue.current.push(job)
    startNext()
  }

  function addUploads(files: readonly File[]) {
    const added = files.map((file) => {
      const preview = URL.createObjectURL(file)
      return { key: `sending-${++lastKey}`, file, preview, abort: new AbortController() }
    })
    const shown = added.map(({ key, file, preview }) => ({
      key,
      name: file.name,
      preview,
      percent: null,
      failure: null,
    }))
    setPendingUploads((all) => [...all, ...shown])
    added.forEach(enqueue)
  }
  function retry(key: string) {
    const job = jobs.current.get(key)
    if (!job) return
    updateUpload(key, { percent: null, failure: null })
    enqueue({ ...job, abort: new AbortController() })
  }
  return { pendingUploads, addUploads, cancel, retry }
}
