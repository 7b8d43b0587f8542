import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Holds the clock of this process at the beginning of the hour while a test of the file runs: the windows in which
 * limits count begin anew at every minute and hour, and none may do so in the middle of a test. Timers run on.
 */
export function holdClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 3_600_000) * 3_600_000 })
  })
  afterEach(() => void vi.useRealTimers())
}
