import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Freezes the clock of this process at the start of the hour during each test of the file, so that no rate limit window
 * (minute or hour) starts in the middle of a test. Timers keep running.
 */
export function freezeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 3_600_000) * 3_600_000 })
  })
  afterEach(() => void vi.useRealTimers())
}
