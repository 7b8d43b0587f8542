import { randomBytes } from 'node:crypto'

/** 128 random bits in base64url, for a link that needs no sign-in. */
export const newToken = (): string => randomBytes(16).toString('base64url')

export const isToken = (text: string): boolean => /^[\w-]{22}$/.test(text)
