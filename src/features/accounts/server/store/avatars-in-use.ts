import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'

/**
 * Keys of those stored files that are used as an avatar. The profile stores the URL of the large size only; the small
 * size is in use with it.
 */
export async function avatarsInUse(db: Db, keys: string[]): Promise<string[]> {
  const large = (key: string) => `/media/${key.replace(/-\d+\.webp$/, '-256.webp')}`
  const urls = keys.filter((key) => key.startsWith('avatars/')).map(large)
  if (urls.length === 0) return []
  const { rows } = await db.execute<{ url: string }>(
    sql`select avatar_url as url from profiles where avatar_url = any(${sql.param([...new Set(urls)])}::text[])`,
  )
  const used = new Set(rows.map(({ url }) => url))
  return keys.filter((key) => used.has(large(key)))
}
