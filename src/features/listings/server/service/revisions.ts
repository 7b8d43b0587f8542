/** Locking and changing listings and their revisions, for the features that edit and moderate them. */
export { deleteOldRevisions } from '../store/old-revisions.ts'
export * from '../store/revisions.ts'
