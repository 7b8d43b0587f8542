import type { AcceptedPayment } from '#features/listings/rules.ts'
import { budgets, type Manner } from '../../rules/manners.ts'

/** A manner that a lexeme of the index answers, so that it needs no column, counter or place in the panel of filters. */
export type Fact = Extract<Manner, 'licensed' | `pays:${string}` | `budget:${string}`>

export const isFact = (manner: Manner): manner is Fact =>
  manner === 'licensed' || manner.startsWith('pays:') || manner.startsWith('budget:')

export const factLexeme = (fact: Fact) => `f.${fact}`

/** The facts of a listing. One without prices is within no budget. */
export function factsOf({
  isLicensed,
  acceptedPayments,
  lowestPriceCents,
}: {
  isLicensed: boolean
  acceptedPayments: readonly AcceptedPayment[]
  lowestPriceCents: number | null
}): Fact[] {
  return [
    ...(isLicensed ? (['licensed'] as const) : []),
    ...acceptedPayments.map((payment): Fact => `pays:${payment}`),
    ...budgets.flatMap((budget): Fact[] =>
      lowestPriceCents !== null && lowestPriceCents <= budget * 100 ? [`budget:${budget}`] : [],
    ),
  ]
}
