import type { Actor } from '#shared/actor.ts'
import { authorize, type Authorized } from '#shared/authorized.ts'
import type { UploadKind } from './rules.ts'

/** The private picture, when the actor is its uploader or an admin; public ones are served as files. */
export const may = <Row extends { kind: UploadKind; ownerId: string | null }>(
  actor: Actor,
  verb: 'view',
  upload: Row | null,
): Authorized<Row, 'view'> | null => {
  const isAllowed = actor !== null && (actor.isAdmin || actor.id === upload?.ownerId)
  return upload?.kind === 'payment_proof' ? authorize(upload, verb, isAllowed) : null
}
