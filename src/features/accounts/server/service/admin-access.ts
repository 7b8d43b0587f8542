import { getStored } from '#features/settings/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import * as store from '../store/second-factor.ts'

type Member = { id: string; role?: string | null; twoFactorEnabled?: boolean | null }

/**
 * What an administrator has to do before this session may act as one: `needed`, give the second factor that the account
 * has; `missing`, set one up, since the setting requires it. Undefined for members and when nothing is left to do.
 */
export async function secondFactorOf(
  { db, log }: Pick<Ctx, 'db' | 'log'>,
  member: Member,
  secondFactorAt: Date | null,
): Promise<'needed' | 'missing' | undefined> {
  if (member.role !== 'admin' || secondFactorAt !== null) return undefined
  if (member.twoFactorEnabled || (await store.hasPasskey(db, member.id))) return 'needed'
  return (await getStored({ db, log })).get('ADMIN_SECOND_FACTOR')?.trim() === 'true' ? 'missing' : undefined
}
