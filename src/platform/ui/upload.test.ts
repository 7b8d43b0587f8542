import { afterEach, expect, test, vi } from 'vitest'
import { upload, UploadFailed } from './upload.ts'

afterEach(() => void vi.unstubAllGlobals())

test('sends nothing that was cancelled before its turn', async () => {
  const send = vi.fn<() => void>()
  class Request extends EventTarget {
    readonly upload = new EventTarget()
    readonly open = vi.fn<() => void>()
    readonly abort = vi.fn<() => void>()
    readonly send = send
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  const sent = upload('/api/avatar', new Blob(['x']), () => {}, AbortSignal.abort())
  await expect(Promise.race([sent, Promise.resolve('still waiting')])).rejects.toBeInstanceOf(UploadFailed)
  expect(send).not.toHaveBeenCalled()
})
