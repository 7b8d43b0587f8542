/** Purposes a picture may be uploaded for. A payment proof is private. */
export const uploadKinds = ['listing_photo', 'review_photo', 'payment_proof'] as const
export type UploadKind = (typeof uploadKinds)[number]

/**
 * One size of a stored picture. `key` is the storage key of the WebP file, `avifKey` that of the AVIF file, which demo
 * pictures do not have. Width and height are in pixels.
 */
export type PhotoVariant = { key: string; width: number; height: number; avifKey?: string }

/** Reasons why the server rejects a file. The form says `broken` where it has no message of its own. */
const pictureErrors = [
  'kind',
  'broken',
  'heic',
  'pixels',
  'small',
  'animated',
  'disguised',
  'size',
  'name',
  'missing',
] as const
export type PictureError = (typeof pictureErrors)[number]

/** Maximum size of an uploaded file, in bytes (docs/product.md). */
export const maxBytes = 10 * 1024 * 1024
/** File name length limit of common file systems. */
export const maxNameLength = 255
/** Hours after which an upload that nothing refers to is deleted. */
export const orphanHours = 24
/** Maximum length of alternative text, in code points. */
export const maxAltLength = 300

/** URL of a private picture; only its uploader and admins can read it. */
export const privatePictureUrl = (uploadId: string) => `/api/uploads/${uploadId}/picture`

/** Id of the upload that a storage key belongs to; null for keys with another naming scheme (avatars). */
export function uploadIdOf(key: string): string | null {
  const hex = /^(?:photos|private\/proofs)\/[0-9a-f]{2}\/([0-9a-f]{32})(?:-\d+)?\.\w+$/.exec(key)?.[1]
  return hex ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : null
}

/** All storage keys of a picture. */
export function keysOf(variants: readonly PhotoVariant[]): string[] {
  return variants.flatMap(({ key, avifKey }) => (avifKey ? [key, avifKey] : [key]))
}

/** Upload kind for the last segment of an upload URL, such as `listing-photo`. */
export function kindOfPath(path: string): UploadKind | null {
  return uploadKinds.find((kind) => kind.replace('_', '-') === path) ?? null
}
