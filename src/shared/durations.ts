export const hourSeconds = 3_600
export const daySeconds = 24 * hourSeconds
export const minuteMs = 60_000
export const hourMs = hourSeconds * 1_000
export const dayMs = daySeconds * 1_000
export const minutesPerDay = 24 * 60
