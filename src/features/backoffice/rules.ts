/** Series shown per day on the dashboard. */
export const trendKinds = ['sign_ups', 'listings', 'contacts'] as const
export type TrendKind = (typeof trendKinds)[number]
export const trendDays = 30
