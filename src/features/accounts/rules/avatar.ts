import { charactersOf } from '#shared/text.ts'
/** `srcset` with both sizes of a stored avatar; undefined for a URL from elsewhere, such as a sign-in provider. */
export function avatarSrcSet(url: string): string | undefined {
  return url.endsWith('-256.webp') ? `${url.replace('-256.', '-96.')} 96w, ${url} 256w` : undefined
}

/** Initials shown when there is no picture: first letters of both names, or one character of a Chinese name. */
export function initialsOf(firstName: string, lastName: string): string {
  const [first = '', last = ''] = [charactersOf(firstName.trim())[0], charactersOf(lastName.trim())[0]]
  const isHan = /\p{Script=Han}/u.test(last + first)
  return isHan ? last || first : (first + last).toUpperCase()
}
