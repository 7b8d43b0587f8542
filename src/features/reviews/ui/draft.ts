type Draft = Record<string, string>

const keyOf = (name: string) => `kaifong:draft:${name}`
/** What nobody came back to in this time is forgotten, ms. */
const keptMs = 30 * 24 * 3_600_000

/** What was typed into a form here and not sent, also before a sign-in or an accident; kept in this browser alone. */
export function readDraft(name: string): Draft | null {
  try {
    const { at, fields } = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}') as { at?: number; fields?: Draft }
    return fields && Date.now() - (at ?? 0) < keptMs ? fields : null
  } catch {
    return null
  }
}

export function keepDraft(name: string, form: HTMLFormElement): void {
  const fields = Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ at: Date.now(), fields }))
  } catch {
    // Storage is full or switched off: the warning before leaving is what remains.
  }
}

export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name))
  } catch {
    // Nothing was kept.
  }
}
