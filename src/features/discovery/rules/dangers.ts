/** Kinds of danger that a query may name. The first one named heads the page. */
export const dangers = [
  'despair',
  'overdose',
  'exploitation',
  'violence',
  'fire',
  'choking',
  'poisoning',
  'electrocution',
  'gas',
  'ambulance',
] as const
export type Danger = (typeof dangers)[number]

/** How the page speaks to somebody in this danger: there may be no time for more than one sentence. */
export const dangerHeadings = {
  despair: 'comfort',
  overdose: 'call',
  exploitation: 'safety',
  violence: 'safety',
  fire: 'leave',
  choking: 'call',
  poisoning: 'call',
  electrocution: 'call',
  gas: 'leave',
  ambulance: 'call',
} as const satisfies Record<Danger, string>

/** Whether a trade that the words name may be shown below the lines: where every minute counts, nothing is. */
export const mayShowTrades = (danger: Danger): boolean =>
  danger === 'despair' || danger === 'exploitation' || danger === 'violence' || danger === 'gas'
