import { isApiName, type ApiName } from '#shared/api-names.ts'

/** Key under which the query cache stores everything that was read from one API. */
export const apiKey = (name: ApiName) => [[name]] as const

/**
 * The query key that the detail of an `invalidate-query` event means: an API's name (`'favorites'`), a path of one
 * (`['favorites', 'find']`), or a complete key (`[['favorites', 'find'], { type: 'query' }]`).
 */
export function toQueryKey(detail: unknown): readonly unknown[] {
  if (isApiName(detail)) return apiKey(detail)
  if (!Array.isArray(detail)) return [detail]
  return isApiName(detail[0]) ? [detail] : detail
}
