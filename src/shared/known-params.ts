/** The parameters that a page reads from its address, each with the values that it knows. */
export type KnownParams = Readonly<Record<string, readonly (string | number)[] | ((value: string) => boolean)>>

/** For a search term, or a value that the API judges. */
export const anyText = () => true

/** The names whose value the page does not know. An empty value, as a form sends it, is none. */
export function damagedNames(search: URLSearchParams, known: KnownParams): string[] {
  return Object.keys(known).filter((name) => {
    const values = known[name]!
    const value = search.get(name)
    if (!value) return false
    return typeof values === 'function' ? !values(value) : !values.some((one) => String(one) === value)
  })
}

/** The parameter by which a page knows that others were left out of its address. */
export const damagedParam = 'damaged'

/** The query of an address without what is damaged in it. */
export function searchWithout(damaged: readonly string[], search: URLSearchParams): string {
  const rest = [...search].filter(([name]) => !damaged.includes(name) && name !== damagedParam)
  return `?${new URLSearchParams([...rest, [damagedParam, '1']])}`
}

/** The query of an address, with the parameters alone that the page knows. */
export function knownSearch(search: string, known: KnownParams): string {
  const params = [...new URLSearchParams(search)].filter(([name]) => Object.hasOwn(known, name))
  return params.length > 0 ? `?${new URLSearchParams(params)}` : ''
}
