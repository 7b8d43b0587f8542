/** The acting user, taken from the session, never from input. Null for a visitor who is not signed in. */
export type Actor = {
  id: string
  firstName: string
  lastName: string
  email: string
  avatarUrl: string | null
  isAdmin: boolean
} | null
