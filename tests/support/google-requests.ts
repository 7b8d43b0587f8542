/**
 * Loaded into the site under test before it starts: what it asks of Google goes to a stand-in on this machine
 * (tests/support/google-stand-in.ts), at the paths of that one.
 */
const paths: Record<string, string> = {
  'https://oauth2.googleapis.com/token': '/token',
  'https://www.googleapis.com/oauth2/v3/certs': '/jwks',
}
const original = globalThis.fetch
globalThis.fetch = (input, init) => {
  const asked = input instanceof Request ? input.url : String(input)
  const path = paths[asked]
  return path === undefined ? original(input, init) : original(`${process.env['GOOGLE_STAND_IN']}${path}`, init)
}
