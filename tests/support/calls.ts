import { listingContent } from './listing-content.ts'

type Answer = { ok(): boolean; status(): number; text(): Promise<string>; json(): Promise<unknown> }
/** A browser whose cookies the requests carry: a page of Playwright, or a visitor in another engine. */
export type Requester = {
  request: {
    post(url: string, options: { data: unknown }): Promise<Answer>
    get(url: string, options?: { maxRetries: number }): Promise<Answer>
  }
}

/** Calls a procedure that changes something, with this browser's cookies, and returns the result. */
export async function call<T = unknown>(page: Requester, procedure: string, input: unknown): Promise<T> {
  const response = await page.request.post(`/api/rpc/${procedure}`, { data: { json: input } })
  if (!response.ok()) throw new Error(`${procedure}: ${response.status()} ${await response.text()}`)
  return ((await response.json()) as { json: T }).json
}

/** Calls a procedure that reads, with this browser's cookies. */
export async function read<T>(page: Requester, procedure: string, input: object = {}): Promise<T> {
  const data = JSON.stringify({ json: input })
  // The server closes idle connections, possibly just as one is used again.
  const response = await page.request.get(`/api/rpc/${procedure}?${new URLSearchParams({ data })}`, { maxRetries: 1 })
  return ((await response.json()) as { json: T }).json
}

/** Name of a listing that no other test uses. */
export const uniqueName = (words: string) =>
  `${words} ${Date.now().toString(36)}${process.pid}${Math.random().toString(36).slice(2, 5)}`

/** Publishes a listing of the test's own, by an admin signed in with this browser; unclaimed without an owner. */
export async function newListing(admin: Requester, words: string, ownerEmail: string | null = null) {
  const name = uniqueName(words)
  const content = listingContent({ nameEn: name })
  return { name, ...(await call<{ id: string; slug: string }>(admin, 'editor/adminCreate', { content, ownerEmail })) }
}
