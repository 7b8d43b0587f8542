import { brand } from '#shared/brand.ts'
import { examplePhone } from '#shared/hk-phone.ts'
import { parsePhone } from '#shared/parse-phone.ts'

/** The feature flags (docs/product.md), with the value used when one is missing or unreadable. */
export const flagFallbacks = {
  GOOGLE_AUTH: false,
  APPLE_AUTH: false,
  EMAIL_NOTIFICATIONS: true,
  FPS_PAYMENTS: true,
  PAYME_PAYMENTS: true,
  ENABLE_ADS: false,
  DEBUG_MODE: false,
  ENABLE_SOCIAL_FACEBOOK: true,
  ENABLE_SOCIAL_INSTAGRAM: true,
  ENABLE_SOCIAL_LINKEDIN: true,
  ENABLE_SOCIAL_TWITTER: true,
} as const
export type FlagKey = keyof typeof flagFallbacks
export const flagKeys = Object.keys(flagFallbacks) as FlagKey[]

export const settingCategories = [
  'Feature Flags',
  'Social Media',
  'Email',
  'Payments',
  'Legal',
  'Security',
  'Ads',
] as const
export type SettingCategory = (typeof settingCategories)[number]

export type SettingKind = 'flag' | 'url' | 'phone' | 'text' | 'email'
type Setting = { category: SettingCategory; kind: SettingKind; initial: string; description: string }

const flag = (key: FlagKey, description: string): Setting => ({
  category: 'Feature Flags',
  kind: 'flag',
  initial: String(flagFallbacks[key]),
  description,
})
const socialUrl = (network: string): Setting => ({
  category: 'Social Media',
  kind: 'url',
  initial: '',
  description: `Address of the ${network} page, https only; empty hides the link.`,
})

/** Every setting. `initial` is its value in a new installation and the fallback when it is missing. */
export const settings = {
  GOOGLE_AUTH: flag('GOOGLE_AUTH', 'Offer sign-in with Google.'),
  APPLE_AUTH: flag('APPLE_AUTH', 'Offer sign-in with Apple.'),
  EMAIL_NOTIFICATIONS: flag('EMAIL_NOTIFICATIONS', 'Send e-mail. Off holds all but sign-in mails.'),
  FPS_PAYMENTS: flag('FPS_PAYMENTS', 'Take payments by FPS.'),
  PAYME_PAYMENTS: flag('PAYME_PAYMENTS', 'Take payments by PayMe.'),
  ENABLE_ADS: flag('ENABLE_ADS', 'Show ads; needs ADS_CLIENT_ID.'),
  DEBUG_MODE: flag('DEBUG_MODE', 'Write debug lines into the log; never in production.'),
  ENABLE_SOCIAL_FACEBOOK: flag('ENABLE_SOCIAL_FACEBOOK', 'Link to Facebook in the footer.'),
  ENABLE_SOCIAL_INSTAGRAM: flag('ENABLE_SOCIAL_INSTAGRAM', 'Link to Instagram in the footer.'),
  ENABLE_SOCIAL_LINKEDIN: flag('ENABLE_SOCIAL_LINKEDIN', 'Link to LinkedIn in the footer.'),
  ENABLE_SOCIAL_TWITTER: flag('ENABLE_SOCIAL_TWITTER', 'Link to Twitter in the footer.'),
  SOCIAL_FACEBOOK_URL: socialUrl('Facebook'),
  SOCIAL_INSTAGRAM_URL: socialUrl('Instagram'),
  SOCIAL_LINKEDIN_URL: socialUrl('LinkedIn'),
  SOCIAL_TWITTER_URL: socialUrl('Twitter'),
  FPS_PHONE_NUMBER: {
    category: 'Payments',
    kind: 'phone',
    initial: examplePhone,
    description: 'Mobile number registered with FPS.',
  },
  FPS_ID: {
    category: 'Payments',
    kind: 'text',
    initial: '',
    description: 'FPS identifier; shown instead of the number when set.',
  },
  FPS_PAYEE_NAME: { category: 'Payments', kind: 'text', initial: '', description: 'Name that the payer’s bank shows.' },
  FPS_INCLUDE_REFERENCE: {
    category: 'Payments',
    kind: 'flag',
    initial: 'false',
    description: 'Put the reference into the FPS code; some bank apps refuse it.',
  },
  PAYME_PHONE_NUMBER: {
    category: 'Payments',
    kind: 'phone',
    initial: examplePhone,
    description: 'Mobile number registered with PayMe.',
  },
  PAYME_LINK: { category: 'Payments', kind: 'url', initial: '', description: 'PayMe link, https://payme.hsbc/…' },
  LEGAL_LAST_UPDATED_DATE: {
    category: 'Legal',
    kind: 'text',
    initial: 'June 14, 2025',
    description: 'Date on the terms and the privacy policy.',
  },
  DATA_USER_NAME: {
    category: 'Legal',
    kind: 'text',
    initial: '',
    description: 'Who operates the site: the data user named in the privacy policy.',
  },
  DATA_USER_ADDRESS: {
    category: 'Legal',
    kind: 'text',
    initial: '',
    description: 'Postal address of the data user, for requests about personal data.',
  },
  SUPPORT_WHATSAPP_NUMBER: {
    category: 'Social Media',
    kind: 'phone',
    initial: '',
    description: 'Number behind “WhatsApp us”, which leads to the About page when empty.',
  },
  ADMIN_SECOND_FACTOR: {
    category: 'Security',
    kind: 'flag',
    initial: 'false',
    description: 'Admin pages open only after a code of an authenticator app or a passkey.',
  },
  ADS_CLIENT_ID: { category: 'Ads', kind: 'text', initial: '', description: 'Client id of the ad network.' },
  email_sender_address: {
    category: 'Email',
    kind: 'email',
    initial: 'no-reply@kaifong.example',
    description: 'Sender of every e-mail.',
  },
  email_sender_name: {
    category: 'Email',
    kind: 'text',
    initial: brand.name,
    description: 'Name beside the sender’s address.',
  },
} as const satisfies Record<string, Setting>
export type SettingKey = keyof typeof settings

/** The settings as stored: keys may be missing, values are unchecked. */
export type StoredSettings = ReadonlyMap<string, string>

/** The text "true" or "false", or the fallback for anything else. */
export function readFlag(stored: StoredSettings, key: FlagKey): boolean {
  const value = stored.get(key)?.trim()
  return value === 'true' ? true : value === 'false' ? false : flagFallbacks[key]
}

/** The trimmed stored text, or the initial value when it is missing or blank. */
export function readText(stored: StoredSettings, key: SettingKey): string {
  return stored.get(key)?.trim() || settings[key].initial
}

/** Who answers for personal data, as the privacy policy names them; null while the name or the address is missing. */
export function dataUser(stored: StoredSettings): { name: string; address: string } | null {
  const [name, address] = [readText(stored, 'DATA_USER_NAME'), readText(stored, 'DATA_USER_ADDRESS')]
  return name && address ? { name, address } : null
}

const hosts = {
  SOCIAL_FACEBOOK_URL: ['facebook.com', 'fb.com'],
  SOCIAL_INSTAGRAM_URL: ['instagram.com'],
  SOCIAL_LINKEDIN_URL: ['linkedin.com'],
  SOCIAL_TWITTER_URL: ['twitter.com', 'x.com'],
  PAYME_LINK: ['payme.hsbc', 'payme.hsbc.com.hk'],
} as const

/** Hosts without subdomains, because other people can register those. */
const exactHosts: readonly string[] = ['payme.hsbc']

/** The normalized URL: https, no credentials or port, on one of the key's hosts or a subdomain. Otherwise null. */
export function readUrl(stored: StoredSettings, key: keyof typeof hosts): string | null {
  const text = stored.get(key)?.trim() ?? ''
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isKnown = hosts[key].some(
    (host) => url.hostname === host || (!exactHosts.includes(host) && url.hostname.endsWith(`.${host}`)),
  )
  return url.protocol === 'https:' && isKnown && !url.username && !url.password && !url.port ? url.href : null
}

/** E.164, or null when unset, invalid or the built-in example, which must never be messaged or paid. */
export function readNumber(
  stored: StoredSettings,
  key: 'FPS_PHONE_NUMBER' | 'PAYME_PHONE_NUMBER' | 'SUPPORT_WHATSAPP_NUMBER',
): string | null {
  const number = parsePhone(stored.get(key) ?? '')
  return number === null || number === parsePhone(examplePhone) ? null : number
}

const socialNetworks = ['facebook', 'instagram', 'linkedin', 'twitter'] as const

/** The networks to link to: flag on and URL valid. */
export function socialLinks(stored: StoredSettings): { network: (typeof socialNetworks)[number]; url: string }[] {
  return socialNetworks.flatMap((network) => {
    const name = network.toUpperCase() as Uppercase<typeof network>
    const url = readFlag(stored, `ENABLE_SOCIAL_${name}`) ? readUrl(stored, `SOCIAL_${name}_URL`) : null
    return url ? [{ network, url }] : []
  })
}

/** The ad network's client id, or null while ads are off or not configured; then no script is loaded. */
export function adsClient(stored: StoredSettings): string | null {
  const id = readText(stored, 'ADS_CLIENT_ID')
  return readFlag(stored, 'ENABLE_ADS') && /^ca-pub-\d{10,20}$/.test(id) ? id : null
}
