/** A key as it is shown once: `kf_`, eight characters by which its owner recognises it, and the secret part. */
const keyPattern = /^kf_([A-Za-z0-9]{8})_[A-Za-z0-9_-]{43}$/

/** The recognisable part of a well-formed key; null for anything else. */
export const prefixOf = (key: string): string | null => keyPattern.exec(key)?.[1] ?? null

/** The key of an `Authorization: Bearer` header; null without one of ours. */
export function bearerKey(header: string | null | undefined): string | null {
  const key = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]
  return key?.startsWith('kf_') ? key : null
}
