import type { TileColour } from '#shared/brand.ts'

/** Each group of reference/categories.json has a colour of its own, like the stations of a line. */
const groupTiles: Record<string, TileColour> = {
  'home-repairs': 'harbour',
  'renovation-design': 'terracotta',
  'cleaning-pest': 'aqua',
  'moving-storage': 'marigold',
  'domestic-help-care': 'rose',
  'education-lessons': 'indigo',
  'health-therapy': 'teal',
  'beauty-wellness': 'plum',
  'fitness-sports': 'brick',
  pets: 'caramel',
  'events-photography': 'lilac',
  'food-catering': 'yuzu',
  'cars-transport': 'slate',
  'relocation-legal-finance': 'bottle',
  'business-it': 'sky',
}

/** The tile colour of a category group. A group that an admin added takes one of the fifteen, always the same. */
export function tileOf(groupSlug: string): TileColour {
  const names = Object.values(groupTiles)
  const sum = [...groupSlug].reduce((total, email) => (total * 31 + email.codePointAt(0)!) % 9973, 7)
  return groupTiles[groupSlug] ?? names[sum % names.length]!
}
