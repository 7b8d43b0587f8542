const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter takes a hundred times as long as using it, so one per language and options is cached. `tag` is a BCP 47 tag. */
export function dateFormat(tag: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${options ? JSON.stringify(options) : ''}`
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(tag, options)
  dateFormats.set(key, format)
  return format
}

/**
 * A number with a comma from 1,000 on, as all three languages write it, with up to three decimals or as many as `digits`
 * says. Not by Intl, whose first formatter keeps a phone busy for 60 ms while it hydrates a page.
 */
export function formatNumber(value: number, digits?: number): string {
  const text = digits === undefined ? String(Math.round(value * 1_000) / 1_000) : value.toFixed(digits)
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3}){1,7}$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
