import type { MemberRow } from '../contract.ts'

/** A member's name, or their address where they have none. */
export const nameOf = ({ firstName, lastName, email }: Pick<MemberRow, 'firstName' | 'lastName' | 'email'>) =>
  `${firstName} ${lastName}`.trim() || email
