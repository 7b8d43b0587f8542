import type { TileColour } from '#shared/brand.ts'

/** Tile colour of each group in reference/categories.json; all different. */
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

/** The tile colour of a category group. A group added by an admin gets one of the fifteen colours by a hash of its slug. */
export function tileOf(groupSlug: string): TileColour {
  const colours = Object.values(groupTiles)
  const hash = [...groupSlug].reduce((total, character) => (total * 31 + character.codePointAt(0)!) % 9973, 7)
  return groupTiles[groupSlug] ?? colours[hash % colours.length]!
}
