/** Reading and locking listings and their revisions, for the features that edit and moderate them. */
export { deleteOldRevisions } from '../store/old-revisions.ts'
export {
  countActive,
  findLatest,
  findLatestRejected,
  findListingsWithPending,
  findMember,
  findOwnerOf,
  findPending,
  findRevision,
  type ListingState,
  lockListing,
  lockListings,
  lockMemberByEmail,
  lockOwner,
  type RevisionRow,
} from '../store/revisions.ts'
