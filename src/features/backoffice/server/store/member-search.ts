import { sql, type SQL } from 'drizzle-orm'
import { profiles } from '#features/accounts/server/tables.ts'

/** `%text%` for LIKE, with its own signs taken literally. */
export const containsPattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Whether the member's name or address contains the text, upper and lower case alike. */
export const matchesMember = (text: string): SQL =>
  sql`lower(${profiles.name} || ' ' || ${profiles.email}) like ${containsPattern(text.trim().toLowerCase())}`
