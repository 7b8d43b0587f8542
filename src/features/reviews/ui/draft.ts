type Draft = Record<string, string>

const keyOf = (name: string) => `kaifong:draft:${name}`
/** Age after which a draft is ignored, ms. */
const maxAgeMs = 30 * 24 * 3_600_000

/** Unsent form input from local storage, e.g. from before a sign-in or a reload. */
export function readDraft(name: string): Draft | null {
  try {
    const { at, fields } = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}') as { at?: number; fields?: Draft }
    return fields && Date.now() - (at ?? 0) < maxAgeMs ? fields : null
  } catch {
    return null
  }
}

export function saveDraft(name: string, form: HTMLFormElement): void {
  const fields = Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ at: Date.now(), fields }))
  } catch {
    // Storage is full or disabled; the form still works without a draft.
  }
}

export function deleteDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name))
  } catch {
    // Storage is disabled, so there is no draft.
  }
}
