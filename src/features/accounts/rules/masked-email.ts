/**
 * The address as its owner recognises it, for an e-mail to another mailbox: that one may belong to a former employer, who
 * need not learn the new address.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return `${first}•••${email.slice(at)}`
}
