/** A time from the database as ISO 8601; SQL written by hand gives times as PostgreSQL writes them. */
export const isoTime = (time: Date | string): string => new Date(time).toISOString()
