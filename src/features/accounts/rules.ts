export const roles = ['member', 'admin'] as const
export type Role = (typeof roles)[number]

/** Who else may say who somebody is, each behind the flag of its name. */
export const providerIds = ['google', 'apple'] as const
export type ProviderId = (typeof providerIds)[number]
export const providerFlags = { google: 'GOOGLE_AUTH', apple: 'APPLE_AUTH' } as const

export const consentPurposes = ['terms', 'privacy', 'marketing'] as const
/** To be raised whenever the words beside the box for marketing change. */
export const marketingWording = '2026-11-20'

export type ConsentPurpose = (typeof consentPurposes)[number]
