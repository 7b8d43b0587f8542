/** The acting user, taken from the session, never from input. Null for a visitor who is not signed in. */
export type Actor = {
  id: string
  firstName: string
  lastName: string
  email: string
  avatarUrl: string | null
  /** False also for an administrator whose session still lacks the second factor. */
  isAdmin: boolean
  /** What such an administrator has to do: give the second factor, or set one up. */
  secondFactor?: 'needed' | 'missing'
} | null
