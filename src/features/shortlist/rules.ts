/** Cards that the shortlist shows at once, the newest. */
export const maxShown = 50
