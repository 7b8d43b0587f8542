export const roles = ['member', 'admin'] as const
export type Role = (typeof roles)[number]

/** OpenID Connect providers, each switched on by its flag in `providerFlags`. */
export const providerIds = ['google', 'apple'] as const
export type ProviderId = (typeof providerIds)[number]
export const providerFlags = { google: 'GOOGLE_AUTH', apple: 'APPLE_AUTH' } as const

export const consentPurposes = ['terms', 'privacy', 'marketing'] as const
/** Version of the text beside the marketing checkbox; update it whenever that text changes. */
export const marketingWording = '2026-11-22'
