/** A failed upload, with the server's response if any. */
export class UploadFailed extends Error {
  readonly status: number
  /** The file's error, as named by the server. */
  readonly error: string | null
  /** Seconds to wait before retrying, if the server says so. */
  readonly retryAfterSeconds: number | null

  constructor(status: number, error: string | null = null, retryAfterSeconds: number | null = null) {
    super(`upload answered ${status}`)
    this.name = 'UploadFailed'
    this.status = status
    this.error = error
    this.retryAfterSeconds = retryAfterSeconds
  }
}

type UploadResponse = { data?: { issues?: { message: string }[] } } | null

/**
 * Uploads one file as `picture` and reports progress from 0 to 100; `signal` aborts it. Resolves to the server's
 * response as JSON.
 * @throws UploadFailed with the HTTP status, 0 when the server was not reached
 */
export function upload(
  url: string,
  file: Blob,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // An aborted signal fires no event any more.
    if (signal?.aborted) return reject(new UploadFailed(0))
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.round((100 * loaded) / total)))
    request.addEventListener('load', () => {
      if (request.status < 300) return resolve(request.response)
      const error = (request.response as UploadResponse)?.data?.issues?.[0]?.message ?? null
      reject(new UploadFailed(request.status, error, Number(request.getResponseHeader('retry-after')) || null))
    })
    request.addEventListener('error', () => reject(new UploadFailed(0)))
    request.addEventListener('abort', () => reject(new UploadFailed(0)))
    signal?.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.set('picture', file)
    request.send(form)
  })
}
