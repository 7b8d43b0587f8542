import type { Db } from '#platform/server/db.ts'
import { definePort } from '#platform/server/port.ts'

/** Whether the member's plan includes the badge of a verified number. */
export const hasVerifiedBadge = definePort<[db: Db, memberId: string], boolean>('accounts.hasVerifiedBadge')

/** Ends the keys of the API and the webhooks of a member. Returns how many there were. */
export const endIntegrations = definePort<[db: Db, memberId: string], number>('accounts.endIntegrations')

/** Which of these accounts own, wrote or paid for something that other features store. */
export const accountsInUse = definePort<[db: Db, ids: string[]], string[]>('accounts.accountsInUse')

/**
 * Called after an account was created or its address confirmed, in the same transaction where there is one (the sign-in
 * library creates accounts of provider sign-ins by itself). May be called again for the same account.
 */
export const accountChanged = definePort<[db: Db, memberId: string, now: Date], void>('accounts.accountChanged')
