import { fullName } from '#shared/person-name.ts'

/** A member's name, or their e-mail address when the name is empty. */
export const nameOf = (member: { firstName: string; lastName: string; email: string }) =>
  fullName(member) || member.email
