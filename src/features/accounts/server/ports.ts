import type { Db } from '#platform/server/db.ts'
import { definePort } from '#platform/server/port.ts'

/** Which of these accounts own, wrote or paid for something that other features store. */
export const accountsInUse = definePort<[db: Db, ids: string[]], string[]>('accounts.accountsInUse')
