import { upload, UploadFailed } from '#platform/ui/upload.ts'
import type { Upload } from '../contract.ts'
import type { UploadKind } from '../rules.ts'
import { failureCode, fileError, isHeic } from '../rules/failures.ts'
import { prepareFile } from './prepare-file.ts'

/** Why an upload failed: a code of rules/failures.ts. */
export type UploadFailure = { error: string; retryAfterSeconds: number | null }

/** Prepares a picture and uploads it, unless it is one that the server would refuse anyway. `signal` aborts it. */
export async function sendPicture(
  kind: UploadKind,
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<Upload> {
  const blob = await prepareFile(file)
  // One that this browser does not decode: neither does the server.
  const refused = isHeic(blob) ? 'heic' : fileError(blob)
  if (refused) throw new UploadFailed(0, refused)
  return (await upload(`/api/uploads/${kind.replace('_', '-')}`, blob, onProgress, signal)) as Upload
}

/** Why `sendPicture` threw. */
export function failureOf(error: unknown): UploadFailure {
  const failed = error instanceof UploadFailed ? error : new UploadFailed(0)
  return { error: failureCode(failed), retryAfterSeconds: failed.retryAfterSeconds }
}
