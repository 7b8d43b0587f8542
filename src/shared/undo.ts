/** How long a decision may be undone, ms (docs/product.md). */
export const undoMs = 10_000

/** Key that undoes the decision while its toast is shown. */
export const undoKey = 'z'

/** Extra time allowed for the undo request to reach the server, ms. */
const graceMs = 2_000

/** Decisions made before this time can no longer be undone. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - undoMs - graceMs)
}

/** Delay of e-mails about a decision, seconds: longer than the decision can be undone. */
export const undoEmailDelaySeconds = 15
