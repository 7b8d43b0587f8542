import { sql } from 'drizzle-orm'
import { withDatabase } from './database.ts'

/** Makes a member an admin: `npm run admin -- add EMAIL`. */
const [verb, email, ...more] = process.argv.slice(2)
if (verb !== 'add' || !email || more.length > 0) {
  console.error('Usage: npm run admin -- add EMAIL')
  process.exit(1)
}

const added = await withDatabase(async ({ db }) => {
  const { rowCount } = await db.execute(
    sql`select add_admin_user(id) from profiles where lower(email) = lower(${email})`,
  )
  return (rowCount ?? 0) > 0
})
console.log(added ? `${email} is an admin.` : `No member has the address ${email}: sign up first.`)
process.exitCode = added ? 0 : 1
