/** The content of listings, for the features that edit and moderate them. */
export { insertListings, updateListings } from '../store/bulk.ts'
export { insertContents, readContent, readContents, type StoredContent, type StoredPhoto } from '../store/content.ts'
