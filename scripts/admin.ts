import { sql } from 'drizzle-orm'
import { removeSecondFactor } from '#features/accounts/server/service.ts'
import { withDatabase } from './database.ts'

/**
 * `npm run admin -- add EMAIL` makes a member an admin; `npm run admin -- reset-second-factor EMAIL` removes a lost
 * authenticator app and passkeys when no other admin is there to do it.
 */
const [verb, email = '', ...more] = process.argv.slice(2)
if ((verb !== 'add' && verb !== 'reset-second-factor') || email === '' || more.length > 0) {
  console.error('Usage: npm run admin -- add EMAIL\n       npm run admin -- reset-second-factor EMAIL')
  process.exit(1)
}

const found = await withDatabase(({ db }) =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from profiles where lower(email) = lower(${email}) for update`,
    )
    const id = rows[0]?.id
    if (id === undefined) return false
    if (verb === 'add') await tx.execute(sql`select add_admin_user(${id})`)
    else await removeSecondFactor(tx, id)
    return true
  }),
)
const done = verb === 'add' ? `${email} is an admin.` : `${email} signs in with the password alone.`
console.log(found ? done : `No member has the address ${email}: sign up first.`)
process.exitCode = found ? 0 : 1
