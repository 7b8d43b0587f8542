/** Named in the service worker too, which deletes other caches than its own (web/service-worker.ts). */
const cacheName = 'ask-photo'
const address = '/ask-photo'
const nameHeader = 'x-name'

/** The cache of this browser, which holds what localStorage cannot; undefined where the browser blocks site data. */
const open = async () => {
  try {
    return await caches.open(cacheName)
  } catch {
    return undefined
  }
}

/** Keeps the photo of the job in this browser beside its draft, or removes it. */
export async function keepPhoto(photo: File | undefined): Promise<void> {
  const cache = await open()
  if (!photo) return void (await cache?.delete(address))
  const headers = { 'content-type': photo.type, [nameHeader]: encodeURIComponent(photo.name.toWellFormed()) }
  // Without space left, the photo stays until the page is left.
  await cache?.put(address, new Response(photo, { headers })).catch(() => {})
}

export async function readKeptPhoto(): Promise<File | undefined> {
  const kept = await (await open())?.match(address)
  if (!kept) return undefined
  const { headers } = kept
  const type = headers.get('content-type') ?? ''
  return new File([await kept.blob()], decodeURIComponent(headers.get(nameHeader) ?? ''), { type })
}
