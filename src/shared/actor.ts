/** Who acts, as the session says: never read from input. A visitor who is not signed in is `null`. */
export type Actor = {
  id: string
  firstName: string
  lastName: string
  email: string
  avatarUrl: string | null
  isAdmin: boolean
} | null
