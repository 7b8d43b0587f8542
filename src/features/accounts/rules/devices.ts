/** Browsers by what only they say of themselves: most claim to be several others as well. */
const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

const find = (names: readonly (readonly [string, RegExp])[], text: string) =>
  names.find(([, sign]) => sign.test(text))?.[0] ?? null

/** What a session's `User-Agent` tells its member: names as their makers write them, null where nothing is known. */
export function deviceOf(userAgent: string): { browser: string | null; system: string | null } {
  return { browser: find(browsers, userAgent.slice(0, 500)), system: find(systems, userAgent.slice(0, 500)) }
}
