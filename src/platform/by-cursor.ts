/**
 * The part of the options of an infinite query that is the same wherever pages follow by a cursor, from `first` on. The first
 * one is '', not undefined, which becomes null in the JSON of a page.
 */
export const byCursor = <Input extends object>(input: Input, first = '') => ({
  input: (cursor: string) => ({ ...input, cursor: cursor || undefined }),
  initialPageParam: first,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
})
