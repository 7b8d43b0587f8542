/** Locking and changing listings and their revisions, for the features that edit and moderate them. */
export * from '../store/revisions.ts'
