/** Path of a page about these listings. */
export const pathWithIds = (path: '/compare' | '/ask', ids: readonly string[]) => `${path}?ids=${ids.join()}`
