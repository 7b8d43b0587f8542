export const hasChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

/**
 * Items by the characters with which a match may begin, so that an input is compared with few of them: the first one and the
 * first two of a word in Latin letters, any character of another text.
 */
export function byCharacter<T>(items: readonly T[], textsOf: (item: T) => readonly string[]): ReadonlyMap<string, T[]> {
  const found = new Map<string, T[]>()
  for (const item of items) {
    const characters = textsOf(item).flatMap((text) => [
      ...(/^[a-z0-9]*$/.test(text) ? text.slice(0, 1) : text),
      ...(/^[a-z0-9]{2}/.exec(text) ?? []),
    ])
    for (const character of new Set(characters)) {
      const others = found.get(character)
      if (others) others.push(item)
      else found.set(character, [item])
    }
  }
  return found
}
