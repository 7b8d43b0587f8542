import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'

/** Which of these stored files are somebody's picture; its small size goes with the large one, whose address is kept. */
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
