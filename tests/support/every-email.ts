/** Declares every e-mail of the site, as starting it does. */
import.meta.glob('/src/features/*/server/emails/*.ts', { eager: true })
