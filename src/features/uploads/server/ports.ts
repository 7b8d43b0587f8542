import type { Db } from '#platform/server/db.ts'
import { definePort } from '#platform/server/port.ts'

/** Which of these uploads are in use, by id. */
export const uploadsInUse = definePort<[db: Db, ids: string[]], string[]>('uploads.uploadsInUse')

/** Which of these stored files are in use though they belong to no upload, by storage key. */
export const filesInUse = definePort<[db: Db, keys: string[]], string[]>('uploads.filesInUse')
