/** Upper limit of the counts of queues, to bound the cost of counting. */
export const maxCounted = 1_000
