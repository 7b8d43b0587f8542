/** What a file's upload came to: the server's answer as JSON, or why there is none. */
export class UploadFailed extends Error {
  readonly status: number

  constructor(status: number) {
    super(`upload answered ${status}`)
    this.name = 'UploadFailed'
    this.status = status
  }
}

/**
 * Sends one file under the name `picture` and says how far it is, 0 to 100. @throws UploadFailed with the status of the
 * answer, 0 when the server was not reached
 */
export function upload(url: string, file: Blob, onProgress: (percent: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.round((100 * loaded) / total)))
    request.addEventListener('load', () =>
      request.status < 300 ? resolve(request.response) : reject(new UploadFailed(request.status)),
    )
    request.addEventListener('error', () => reject(new UploadFailed(0)))
    const form = new FormData()
    form.set('picture', file)
    request.send(form)
  })
}
