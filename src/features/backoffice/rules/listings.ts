/** Sort orders of the list of listings as used in the URL and in cursors; `-` means descending. */
export const listedSorts = ['-submitted', 'submitted'] as const

/** Filter by the language in which a listing has no name or no description. */
export const missingLanguages = ['en', 'zh'] as const
export type MissingLanguage = (typeof missingLanguages)[number]

/** Filter by how a listing came in, or by whether somebody owns it. */
export const listedOrigins = ['imported', 'not_imported', 'unclaimed'] as const
export type ListedOrigin = (typeof listedOrigins)[number]
