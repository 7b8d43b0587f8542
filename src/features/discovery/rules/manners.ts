import {
  acceptedPayments,
  type AcceptedPayment,
  type Day,
  days,
  type SpokenLanguage,
  spokenLanguages,
} from '#features/listings/rules.ts'

/** Ways of wanting a service that are one word of the address each. */
export const plainManners = [
  'urgent',
  'open_now',
  'always_open',
  'cheap',
  'best',
  'near_me',
  'licensed',
  'verified',
] as const

/** Days on which a service is wanted: those of opening hours, and those that depend on the day of the search. */
const wantedDays = [...days, 'weekend', 'today', 'tomorrow'] as const
export type WantedDay = Day | 'weekend' | 'today' | 'tomorrow'

/** The budget, in whole HK$. An amount between two is read as the lower one. */
export const budgets = [
  50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1_000, 1_200, 1_500, 2_000, 2_500, 3_000, 4_000,
  5_000, 6_000, 8_000, 10_000, 15_000, 20_000, 30_000, 50_000, 100_000,
] as const

/** How a visitor wants a service, as far as a query says it: "urgent plumber", "cheap movers", "dentist who speaks Hindi". */
export type Manner =
  | (typeof plainManners)[number]
  | `speaks:${SpokenLanguage}`
  | `pays:${AcceptedPayment}`
  | `on:${WantedDay}`
  | `at:${number}`
  | `budget:${number}`

/** All manners. `at:20` is open at half past that hour. */
export const manners: readonly Manner[] = [
  ...plainManners,
  ...spokenLanguages.map((language): Manner => `speaks:${language}`),
  ...acceptedPayments.map((payment): Manner => `pays:${payment}`),
  ...wantedDays.map((day): Manner => `on:${day}`),
  ...Array.from({ length: 24 }, (_, hour): Manner => `at:${hour}`),
  ...budgets.map((budget): Manner => `budget:${budget}`),
]

/** Parts of a query that the visitor has removed: they are then not understood, and their words are left out. */
export const ignorable = ['need', 'place', ...manners] as const
export type Ignorable = (typeof ignorable)[number]
