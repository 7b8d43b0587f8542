const formatters = new Map<string, unknown>()

/** Making a formatter takes a hundred times as long as using it, so one per language and options is cached. */
function keep<T, O>(Formatter: new (tag: string, options?: O) => T, tag: string, options?: O): T {
  const key = `${Formatter.name} ${tag} ${options ? JSON.stringify(options) : ''}`
  const formatter = (formatters.get(key) as T | undefined) ?? new Formatter(tag, options)
  formatters.set(key, formatter)
  return formatter
}

/** `tag` is a BCP 47 tag; so it is for the others. */
export function numberFormat(tag: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return keep(Intl.NumberFormat, tag, options)
}

export function dateFormat(tag: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return keep(Intl.DateTimeFormat, tag, options)
}

export function pluralRules(tag: string): Intl.PluralRules {
  return keep(Intl.PluralRules, tag)
}
