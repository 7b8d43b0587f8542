/** Layout of listing cards on the screens of what was saved. */
export const gridClass = 'grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4'

/** Widths of the cards' pictures in it. */
export const gridSizes = '(min-width: 1280px) 283px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 104px'
