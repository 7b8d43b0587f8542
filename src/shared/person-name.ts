/**
 * A person's full name as it is written in its own language: "Mary Chan", and the family name first without a space in
 * Chinese: "謝志強". Empty when both parts are.
 */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [given, family] = [firstName.trim(), lastName.trim()]
  const isChinese = [given, family].every((part) => /^[\p{Script=Han}·]+$/u.test(part))
  return isChinese ? family + given : `${given} ${family}`.trim()
}
