import { type SpokenLanguage, spokenLanguages } from '#features/listings/rules.ts'

/** How a visitor wants a service, as far as a query says it: "urgent plumber", "cheap movers", "dentist who speaks Hindi". */
export const plainManners = ['urgent', 'open_now', 'always_open', 'cheap', 'best', 'near_me'] as const
export type Manner = (typeof plainManners)[number] | `speaks:${SpokenLanguage}`
export const manners: readonly Manner[] = [
  ...plainManners,
  ...spokenLanguages.map((language): Manner => `speaks:${language}`),
]

/** Parts of a query that the visitor has removed: they are then not understood, and their words are left out. */
export const ignorable = ['need', 'place', ...manners] as const
export type Ignorable = (typeof ignorable)[number]
