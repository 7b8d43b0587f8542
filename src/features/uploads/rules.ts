/** What a member may send a picture for. A payment's proof is private. */
export const uploadKinds = ['listing_photo', 'review_photo', 'payment_proof'] as const
export type UploadKind = (typeof uploadKinds)[number]

/**
 * One width of a stored picture. `key` is the storage key of the WebP, `avifKey` that of the AVIF, which pictures of the
 * demonstration lack; sizes are pixels.
 */
export type PhotoVariant = { key: string; width: number; height: number; avifKey?: string }

/** Why the server does not take a file; screens say each in words. */
export const pictureErrors = ['kind', 'broken', 'pixels', 'animated', 'disguised', 'size', 'name', 'missing'] as const
export type PictureError = (typeof pictureErrors)[number]

/** SPEC.md section 6. */
export const maxBytes = 10 * 1024 * 1024
/** What no file system would hold is no file's name. */
export const maxNameLength = 255
/** How long an upload waits for the form that refers to it. */
export const orphanHours = 24
/** Code points of the words for those who do not see a photo. */
export const maxAltLength = 300

/** Where the uploader and admins see a picture that is private; nobody else does. */
export const privatePictureUrl = (uploadId: string) => `/api/uploads/${uploadId}/picture`

/** The upload that a stored key belongs to; null for keys that are named otherwise (avatars). */
export function uploadIdOf(key: string): string | null {
  const hex = /^(?:photos|private\/proofs)\/[0-9a-f]{2}\/([0-9a-f]{32})(?:-\d+)?\.\w+$/.exec(key)?.[1]
  return hex ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : null
}

/** Every storage key of a picture. */
export function keysOf(variants: readonly PhotoVariant[]): string[] {
  return variants.flatMap(({ key, avifKey }) => (avifKey ? [key, avifKey] : [key]))
}

/** The kind that the last part of an upload's address names: `listing-photo`. */
export function kindOfPath(path: string): UploadKind | null {
  return uploadKinds.find((kind) => kind.replace('_', '-') === path) ?? null
}
