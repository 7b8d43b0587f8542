/** What a file's upload came to: the server's answer as JSON, or why there is none. */
export class UploadFailed extends Error {
  readonly status: number
  /** What is wrong with the file, as the server's answer names it. */
  readonly error: string | null
  /** How long to wait before the next try, where the server says so. */
  readonly retryAfterSeconds: number | null

  constructor(status: number, error: string | null = null, retryAfterSeconds: number | null = null) {
    super(`upload answered ${status}`)
    this.name = 'UploadFailed'
    this.status = status
    this.error = error
    this.retryAfterSeconds = retryAfterSeconds
  }
}

type Answer = { data?: { issues?: { message: string }[] } } | null

/**
 * Sends one file under the name `picture` and says how far it is, 0 to 100; `signal` breaks it off. @throws UploadFailed
 * with the status of the answer, 0 when the server was not reached
 */
export function upload(
  url: string,
  file: Blob,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.round((100 * loaded) / total)))
    request.addEventListener('load', () => {
      if (request.status < 300) return resolve(request.response)
      const error = (request.response as Answer)?.data?.issues?.[0]?.message ?? null
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
