import { oc } from '@orpc/contract'
import * as z from 'zod'
import { lineInput, localeSchema, textInput, tooManyRequests } from '#shared/input.ts'
import { frequencies } from './rules.ts'

const savedSearch = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string().describe('path of the search on this site'),
  frequency: z.enum(frequencies),
  createdAt: z.string(),
})
export type SavedSearch = z.infer<typeof savedSearch>

const oneSearch = { id: z.uuid() }
const typed = { name: lineInput(1_000), frequency: z.string().max(20) }
const notFound = { SEARCH_NOT_FOUND: { status: 404 } }
const full = { SEARCHES_FULL: { status: 409 } }
/** Words of somebody in danger are never recorded. */
const danger = { SEARCH_NAMES_DANGER: { status: 422 } }

export const searchesContract = {
  find: oc
    .route({ method: 'GET', path: '/saved-searches', summary: 'The member’s saved searches, newest first, at most 30' })
    .input(z.strictObject({}))
    .output(z.array(savedSearch)),
  save: oc
    .route({ method: 'POST', path: '/saved-searches', summary: 'Save a search; the same one again is changed' })
    .input(
      z.strictObject({
        ...typed,
        search: textInput(2_000).describe('query string of the search, as in the URL of /explore'),
      }),
    )
    .output(savedSearch)
    .errors({ ...tooManyRequests, ...full, ...danger }),
  /** Saves a search for an e-mail address, which gets a link that confirms it. Answers the same for every address. */
  saveAsVisitor: oc
    .route({ summary: 'Save a search for an email address, which gets a link to confirm it' })
    .input(z.strictObject({ ...typed, search: textInput(2_000), email: lineInput(1_000), locale: localeSchema }))
    .output(z.null())
    .errors({ ...tooManyRequests, ...danger }),
  change: oc
    .route({ method: 'PUT', path: '/saved-searches/{id}', summary: 'Rename a saved search or change its emails' })
    .input(z.strictObject({ ...oneSearch, ...typed }))
    .output(savedSearch)
    .errors({ ...tooManyRequests, ...notFound, ...danger }),
  remove: oc
    .route({ method: 'DELETE', path: '/saved-searches/{id}', summary: 'Delete a saved search' })
    .input(z.strictObject(oneSearch))
    .output(z.null())
    .errors({ ...tooManyRequests, ...notFound }),
  /** The saved search of a link in an e-mail; null when there is none any more. */
  getByToken: oc
    .route({ method: 'GET', summary: 'The saved search of a link in an email' })
    .input(z.strictObject({ token: z.string().max(100) }))
    .output(
      z.object({ name: z.string(), path: z.string(), isConfirmed: z.boolean(), isSending: z.boolean() }).nullable(),
    ),
}
