import { maxBytes, type PictureError } from '../rules.ts'

/** Failures that may pass when the same file is sent again, unlike those of the file itself. */
const temporary = ['network', 'limit', 'signedOut', 'server'] as const
/** Why an upload failed. The server's own codes have no list here: it may know more than this browser's version. */
export type FailureCode = (typeof temporary)[number] | PictureError | 'heic' | (string & {})

export const isTemporary = (code: FailureCode): boolean => temporary.some((one) => one === code)

/** Whether a file is a photo of an iPhone in its own format, of which some browsers do not know the type. */
export const isHeic = ({ type, name = '' }: { type: string; name?: string }): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** What the browser can tell of a file before it costs anybody an upload; null when the server has to decide. */
export function fileError({ type, size }: Pick<Blob, 'type' | 'size'>): PictureError | null {
  if (type && !type.startsWith('image/')) return 'kind'
  return size > maxBytes ? 'size' : null
}

/** The reason for a failed upload: the server's code, or what its HTTP status says. Status 0: it was not reached. */
export function failureCode({ status, error }: { status: number; error: string | null }): FailureCode {
  if (error) return error
  if (status === 413) return 'size'
  if (status === 429) return 'limit'
  if (status === 401) return 'signedOut'
  return status === 0 ? 'network' : 'server'
}
