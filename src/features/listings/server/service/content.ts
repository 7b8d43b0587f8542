/** Reading and writing the content of listings, for the features that edit and moderate them. */
export * from '../store/content.ts'
