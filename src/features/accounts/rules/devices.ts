/** Browsers by the user agent token unique to each; order matters, since most also contain other browsers' tokens. */
const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
] as const
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

const findName = (names: readonly (readonly [string, RegExp])[], text: string) =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** Browser and operating system named by a `User-Agent`, null when unknown. */
export function deviceOf(userAgent: string): { browser: string | null; system: string | null } {
  return { browser: findName(browsers, userAgent.slice(0, 500)), system: findName(systems, userAgent.slice(0, 500)) }
}

/** Browser and system as an e-mail names them. */
export function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter((name) => name !== null).join(', ') || '?'
}
