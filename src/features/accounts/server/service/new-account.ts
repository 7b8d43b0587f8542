/** An account this young was created by the same visit. */
const newAccountMs = 60_000

/** Whether the account was created by the visit that goes on now. */
export const isNewAccount = ({ createdAt }: { createdAt: Date }, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < newAccountMs
