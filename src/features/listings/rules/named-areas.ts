/** Slugs of the regions of Hong Kong. */
const regions = ['hong-kong-island', 'kowloon', 'new-territories', 'outlying-islands']

/** The areas that a card names: the first three, and none of a listing that serves every region. */
export const namedAreas = <Area extends { slug: string }>(areas: readonly Area[]): Area[] =>
  regions.every((region) => areas.some(({ slug }) => slug === region)) ? [] : areas.slice(0, 3)
