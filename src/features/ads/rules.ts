/** The ad network's script, loaded only while ads are on and configured. It loads more from the hosts below. */
export const adsScript = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

/** Hosts of the network's frames, images and requests, allowed by the Content-Security-Policy. */
export const adsHosts = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.google.com',
  'https://*.adtrafficquality.google',
] as const

/** Results before the ad: below the fold on every device, and a whole number of rows of two or three. */
export const resultsBeforeAd = 12
