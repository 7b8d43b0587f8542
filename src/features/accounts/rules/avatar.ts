/** Both sizes of a stored avatar for `srcset`; an address from elsewhere (a sign-in provider) stands alone. */
export function avatarSet(url: string): string | undefined {
  return url.endsWith('-256.webp') ? `${url.replace('-256.', '-96.')} 96w, ${url} 256w` : undefined
}

/** What stands where there is no picture: the first letters of both names, or one character of a Chinese name. */
export function initialsOf(firstName: string, lastName: string): string {
  const [first = '', last = ''] = [[...firstName.trim()][0], [...lastName.trim()][0]]
  const isHan = /\p{Script=Han}/u.test(last + first)
  return isHan ? last || first : (first + last).toUpperCase()
}
