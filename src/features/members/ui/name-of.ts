import type { MemberRow } from '../contract.ts'

/** A member's name, or their e-mail address when the name is empty. */
export const nameOf = ({ firstName, lastName, email }: Pick<MemberRow, 'firstName' | 'lastName' | 'email'>) =>
  `${firstName} ${lastName}`.trim() || email
