/** The ad network's script; its own parts come from the hosts below. Only while ads are on and set up. */
export const adsScript = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

/** From where the network's frames, pictures and calls come: what the policy of a page opens for them, and no more. */
export const adsHosts = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.google.com',
  'https://*.adtrafficquality.google',
] as const

/** After this many results: below the first screen everywhere, and after whole rows of two and three. */
export const resultsBeforeAd = 12
