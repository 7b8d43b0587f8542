/** Questions about the words of listings, which the index answers. */
export type LookUp = {
  /** Which of these English words no listing contains in any form. */
  findUnindexed: (words: readonly string[]) => Promise<Set<string>>
  /** The first of these tsqueries that the text of a listing matches; null for none. */
  findFirst: (queries: readonly string[]) => Promise<number | null>
  /** Whether at most `most` listings outside a category match a tsquery. */
  isRareOutside: (categoryNo: number, query: string, most: number) => Promise<boolean>
}
