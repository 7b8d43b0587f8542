import { fullName } from '#shared/person-name.ts'
import type { MemberRow } from '../contract.ts'

/** A member's name, or their e-mail address when the name is empty. */
export const nameOf = (member: Pick<MemberRow, 'firstName' | 'lastName' | 'email'>) => fullName(member) || member.email
