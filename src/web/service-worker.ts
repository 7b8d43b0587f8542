/**
 * Service worker (docs/decisions/0052-offline.md): pages come from the network whenever it answers, and from this device
 * otherwise. What a signed-in member sees is stored separately and deleted as soon as nobody is signed in.
 */
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
/** Exported so that this is a module: the names of a script would be known everywhere. */
export type FetchEvent = WorkerEvent & {
  request: Request
  respondWith: (response: Promise<Response>) => void
}
/** What TypeScript's types of a window lack. */
const worker = self as unknown as {
  addEventListener: {
    (type: 'install', handle: () => void): void
    (type: 'activate', handle: (event: WorkerEvent) => void): void
    (type: 'fetch', handle: (event: FetchEvent) => void): void
    (type: 'message', handle: (event: WorkerEvent & { data: unknown }) => void): void
  }
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: { navigationPreload?: { disable: () => Promise<void> } }
}

const stores = { assets: 'assets-1', pages: 'pages-1', member: 'member-1' }
/** Caches that stay: the worker's own, and the photo of a job (features/shortlist/ui/kept-photo.ts). */
const currentCaches = [...Object.values(stores), 'ask-photo']
const maxEntries = { assets: 400, pages: 40, member: 40 }
/** A page that takes longer than this comes from the device, if it is there. */
const patienceMs = 4_000
const savedAtHeader = 'x-saved-at'
/** The worker is a script without imports (shared/locale-path.ts). */
const languagePrefix = /^\/zh-han([ts])(?=\/|$)/
const pathOf = ({ pathname }: URL) => pathname.replace(languagePrefix, '') || '/'
/** Pages that are useful offline; never accounts, payments or administration. */
const keepable = /^\/(?:$|(?:explore|about|pricing|favorites|shortlist)$|(?:service|category|area)\/)/
/** Calls after which another person, or nobody, may be signed in. */
const sessionCall = /^\/api\/rpc\/accounts\/(?:sign|confirmEmail|resetPassword|deleteAccount|endSession)/

const texts: Record<string, { saved: (time: string) => string; title: string; none: string; list: string }> = {
  en: {
    saved: (time: string) => `Saved on this device ${time}. It may have changed since.`,
    title: 'You are offline',
    none: 'This page is not saved on this device. Load it again once you are connected.',
    list: 'Saved on this device:',
  },
  'zh-Hant': {
    saved: (time: string) => `此頁於 ${time} 儲存在這部裝置，內容可能已有變動。`,
    title: '你已離線',
    none: '這部裝置沒有儲存此頁，連上網絡後請重新載入。',
    list: '已儲存在這部裝置的頁面：',
  },
  'zh-Hans': {
    saved: (time: string) => `此页于 ${time} 保存在这台设备上，内容可能已有变化。`,
    title: '您已离线',
    none: '这台设备没有保存此页，联网后请重新加载。',
    list: '已保存在这台设备上的页面：',
  },
}

worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', (event) => event.waitUntil(activate()))
async function activate() {
  for (const name of await caches.keys()) if (!currentCaches.includes(name)) await caches.delete(name)
  // Earlier versions enabled it: it requests every page, also those that are left to the browser, which then come twice.
  await worker.registration.navigationPreload?.disable()
  await worker.clients.claim()
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (request.method !== 'GET') {
    if (sessionCall.test(url.pathname)) event.respondWith(callForSession(request))
    if (url.pathname.startsWith('/api/rpc/favorites/')) event.respondWith(callForFavorites(event))
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(answerAsset(request))
  else if (request.mode === 'navigate' && keepable.test(pathOf(url))) event.respondWith(answerPage(event, url))
})

/** The page asks to keep other pages, unless they were saved within the last ten minutes. */
worker.addEventListener('message', (event) => {
  const { keep: asked } = (event.data ?? {}) as { keep?: unknown }
  const paths = Array.isArray(asked) ? asked.filter((path) => typeof path === 'string') : []
  event.waitUntil(Promise.allSettled(paths.map(keep)))
})

async function keep(path: string) {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin || !keepable.test(pathOf(url))) return
  const known = await findPage(url)
  if (known && Date.now() - savedAt(known).getTime() < 600_000) return
  await savePage(url, await load(url))
}

const savedAt = (page: Response) => new Date(page.headers.get(savedAtHeader) ?? 0)

async function callForSession(request: Request): Promise<Response> {
  const response = await fetch(request)
  if (response.ok) await caches.delete(stores.member)
  return response
}

/** Changed favourites are saved again, so that they are there without a network. */
async function callForFavorites(event: FetchEvent): Promise<Response> {
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(refreshFavorites())
  return response
}

async function refreshFavorites() {
  if (!(await caches.has(stores.member))) return
  for (const { url } of await (await caches.open(stores.member)).keys())
    if (new URL(url).pathname.endsWith('/favorites')) await savePage(new URL(url), await load(url))
}

const load = (url: string | URL) => fetch(url, { headers: { accept: 'text/html' }, redirect: 'manual' })

async function answerAsset(request: Request): Promise<Response> {
  const cache = await caches.open(stores.assets)
  const known = await cache.match(request)
  if (known) return known
  const response = await fetch(request)
  if (response.ok) await put('assets', request, response.clone())
  return response
}

async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const fromNetwork = fetch(event.request)
  const saved = fromNetwork.then((response) => savePage(url, response.clone()))
  event.waitUntil(saved.catch(() => {}))
  const known = await findPage(url)
  try {
    if (!known) return await fromNetwork
    const patience = new Promise<never>((_, reject) => setTimeout(reject, patienceMs))
    const response = await Promise.race([fromNetwork, patience])
    return response.status >= 500 ? await withNotice(known) : response
  } catch {
    return known ? withNotice(known) : offlinePage(url)
  }
}

async function findPage(url: URL): Promise<Response | undefined> {
  for (const name of [stores.member, stores.pages]) {
    const found = (await caches.has(name))
      ? await (await caches.open(name)).match(url.pathname + url.search)
      : undefined
    if (found) return found
  }
  return undefined
}

async function forgetPage(url: URL): Promise<void> {
  for (const name of [stores.member, stores.pages])
    if (await caches.has(name)) await (await caches.open(name)).delete(url.pathname + url.search)
}

/** Saves a page with the time, its title and its assets: a member's among theirs, deleting those when nobody is signed in. */
async function savePage(url: URL, response: Response): Promise<void> {
  const isGuarded = url.pathname.endsWith('/favorites')
  const isPersonal = response.headers.get('cache-control')?.includes('private') ?? false
  // A redirect away from a guarded page, or a page for everybody: nobody is signed in.
  if (response.type === 'opaqueredirect' ? isGuarded : response.ok && !isPersonal) await caches.delete(stores.member)
  // A listing that was taken down must not stay on the device.
  if (response.status === 404 || response.status === 410) await forgetPage(url)
  if (!response.ok || response.redirected || !response.headers.get('content-type')?.startsWith('text/html')) return
  const html = await response.text()
  // What somebody in danger has searched for must not be found on the device.
  if (html.includes('data-never-saved')) return
  const headers = new Headers(response.headers)
  headers.set(savedAtHeader, new Date().toISOString())
  headers.set('x-title', encodeURIComponent(/<title>([^<]*)/.exec(html)?.[1] ?? url.pathname))
  headers.delete('content-encoding')
  headers.delete('content-length')
  await put(isPersonal ? 'member' : 'pages', url.pathname + url.search, new Response(html, { headers }))
  const cache = await caches.open(stores.assets)
  const assets = new Set(Array.from(html.matchAll(/"(\/assets\/[^"?#]+)"/g), ([, path = '']) => path))
  for (const path of assets) if (!(await cache.match(path))) await answerAsset(new Request(path)).catch(() => {})
}

/** Stores an entry as the newest one and deletes the oldest beyond the limit. */
async function put(store: keyof typeof stores, key: Request | string, response: Response): Promise<void> {
  const cache = await caches.open(stores[store])
  await cache.delete(key)
  await cache.put(key, response)
  const keys = await cache.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - maxEntries[store]))) await cache.delete(old)
}

/** A saved page with a line at its top that says when it was saved. React leaves unknown elements in the body alone. */
async function withNotice(known: Response): Promise<Response> {
  const html = await known.text()
  const language = /<html[^<>]* lang="([^"]+)"/.exec(html)?.[1] ?? 'en'
  const time = new Intl.DateTimeFormat(`${language === 'en' ? 'en-GB' : language}-u-hc-h23`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Hong_Kong',
  }).format(savedAt(known))
  const text = (texts[language] ?? texts['en']!).saved(time)
  const notice = `<p role="status" class="bg-gold-soft text-ink px-4 py-1.5 text-center text-xs print:hidden">${text}</p>`
  return new Response(
    html.replace(/<body[^<>]*>/, (body) => body + notice),
    { headers: known.headers },
  )
}

async function offlinePage(url: URL): Promise<Response> {
  const [, script] = languagePrefix.exec(url.pathname) ?? []
  const language = script ? `zh-Han${script}` : 'en'
  const t = texts[language]!
  const items: string[] = []
  for (const name of [stores.member, stores.pages]) {
    if (!(await caches.has(name))) continue
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const title = decodeURIComponent((await cache.match(request))?.headers.get('x-title') ?? request.url)
      const { pathname, search } = new URL(request.url)
      const path = (pathname + search).replace(/[&"<>]/g, (one) => `&#${one.charCodeAt(0)};`)
      items.unshift(`<li><a href="${path}">${title}</a></li>`)
    }
  }
  const list = items.length > 0 ? `<h2>${t.list}</h2><ul>${items.join('')}</ul>` : ''
  const style =
    'body{font:1.1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:2rem 1rem;color-scheme:light dark}li{padding:.6rem 0}h2{font-size:1.1rem}'
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t.title}</title><style>${style}</style><main><h1>${t.title}</h1><p>${t.none}</p>${list}</main></html>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  }
  return new Response(html, { status: 503, headers })
}
