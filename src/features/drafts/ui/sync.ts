import type { ContractRouterClient } from '@orpc/contract'
import { isApiError } from '#platform/api.ts'
import { isSubmitting, listenToDraft, readStored, removeStored, store, type StoredDraft } from '#platform/ui/drafts.ts'
import type { DraftChange, draftsContract, DraftState } from '../contract.ts'
import { maxDraftLength } from '../rules.ts'

export type DraftCalls = ContractRouterClient<typeof draftsContract>
/** What a form shows of its draft on the server. */
export type SyncState = {
  /** Whether what was typed last is saved in the account. */
  isSaved: boolean
  /** When another device's version was typed that is kept beside this one; null without one. */
  otherTypedAt: string | null
  /** Counts how often the draft of this browser was replaced by another one, which the form must show. */
  generation: number
}
/** Before the server has answered, and for visitors, who have no drafts there. */
export const unsynced: SyncState = { isSaved: false, otherTypedAt: null, generation: 0 }
type Options = {
  calls: DraftCalls
  /** Key on the server, such as `review:ID`, and in this browser. */
  key: string
  storeKey: string
  onChange: (state: SyncState) => void
}

/** Milliseconds after a change until it is sent, together with those that follow meanwhile. */
const delayMs = 3_000

/** Whether a draft was changed since it was sent. */
export const isUnsent = (draft: StoredDraft | null): draft is StoredDraft => draft !== null && draft.at !== draft.sentAt

/** Stores what the server has, as sent. */
function adopt(storeKey: string, { value, version, typedAt }: DraftState): void {
  const at = Date.parse(typedAt)
  store(storeKey, { value: JSON.parse(value ?? 'null'), at, sentAt: at, versions: [version] })
}

/** Makes what was typed before signing in the member's draft, unless that one waits to be sent itself. */
export function takeVisitorDraft(key: string, storeKey: string): void {
  const typed = readStored(key)
  if (!typed || isUnsent(readStored(storeKey))) return
  if (store(storeKey, { at: typed.at, value: typed.value })) removeStored(key)
}

/** What is under way in this browser's window, by the key of the draft here. */
const queues = new Map<string, Promise<unknown>>()

/**
 * Does `work` on a draft when all earlier work on it is done: requests side by side would know nothing of each other's
 * version.
 */
export function inTurn(storeKey: string, work: () => Promise<void>): Promise<void> {
  const done = (queues.get(storeKey) ?? Promise.resolve()).then(work)
  const settled = done.catch(() => {})
  queues.set(storeKey, settled)
  return done
}

const randomText = () => Math.random().toString(36).slice(2, 12)

/**
 * Sends a draft of this browser. The version is stored before: a request whose answer is lost may have arrived. Where
 * the server has a later version of another device, it replaces this one.
 *
 * @param beside The version that the server refused to replace, when the draft is sent again for that reason.
 */
export async function sendDraft(
  calls: DraftCalls,
  key: string,
  storeKey: string,
  draft: StoredDraft,
  isWanted = () => readStored(storeKey) !== null,
  beside?: string,
): Promise<{ state: DraftState; isReplaced: boolean }> {
  const version = `${randomText()}${randomText()}`
  const basedOn = (draft.versions ?? []).slice(-9)
  const versions = [...basedOn, version]
  store(storeKey, { ...draft, versions })
  const ageSeconds = Math.max(0, Math.round((Date.now() - draft.at) / 1_000))
  const sent = { key, value: JSON.stringify(draft.value), version, basedOn, ageSeconds, ...(beside && { beside }) }
  let state
  try {
    state = await calls.save(sent)
  } catch (error) {
    if (!isApiError(error) || error.code !== 'DRAFT_CHANGED' || !isWanted()) throw error
    const stored = (error.data as DraftChange).version
    return sendDraft(calls, key, storeKey, { ...draft, versions }, isWanted, stored)
  }
  const current = readStored(storeKey)
  // Typed meanwhile: the next request decides.
  const isLater = current !== null && current.at !== draft.at
  const isReplaced = state.value !== null && !isLater
  if (isReplaced) adopt(storeKey, state)
  else if (current && state.value === null)
    store(storeKey, { ...current, versions: [state.version], ...(!isLater && { sentAt: draft.at }) })
  return { state, isReplaced }
}

/**
 * Keeps a draft of this browser and the member's draft on the server the same, until stopped. `open` brings both
 * together before the form is shown.
 */
export function syncDraft({ calls, key, storeKey, onChange }: Options) {
  let state = unsynced
  /** What was typed since the start: where the browser stores nothing, the draft is only here. */
  let latest: StoredDraft | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const report = (change: Partial<SyncState>) => {
    state = { ...state, ...change }
    onChange(state)
  }
  const apply = ({ state: stored, isReplaced }: Awaited<ReturnType<typeof sendDraft>>, draft: StoredDraft) => {
    if (latest?.at === draft.at) latest = { ...draft, sentAt: draft.at, versions: [stored.version] }
    const generation = state.generation + (isReplaced ? 1 : 0)
    report({ isSaved: true, otherTypedAt: stored.otherTypedAt, generation })
  }
  /** One request after the other. Without a network the draft stays in this browser and is sent with the next change. */
  const enqueue = (work: () => Promise<void>): Promise<void> =>
    inTurn(storeKey, work).catch(() => report({ isSaved: false }))
  const sendLater = () => (timer ??= setTimeout(() => void flush(), delayMs))
  const send = () =>
    enqueue(async () => {
      const draft = readStored(storeKey) ?? latest
      if (!isUnsent(draft)) return
      // It may be refused, or more may be typed meanwhile.
      if (isSubmitting(storeKey)) return void (isStopped || sendLater())
      if (JSON.stringify(draft.value).length > maxDraftLength) return report({ isSaved: false })
      const isWanted = () => latest !== null || readStored(storeKey) !== null
      apply(await sendDraft(calls, key, storeKey, draft, isWanted), draft)
    })
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    return send()
  }
  const stopListening = listenToDraft(storeKey, (draft, removed) => {
    if (draft === null) {
      const basedOn = (removed ?? latest)?.versions ?? []
      latest = null
      clearTimeout(timer)
      timer = undefined
      report({ isSaved: false, otherTypedAt: null })
      void enqueue(async () => void (await calls.remove({ key, basedOn })))
      return
    }
    latest = { ...latest, ...draft }
    sendLater()
  })

  return {
    /** Brings the draft of this browser and the one on the server together. Never rejects. */
    open: () =>
      enqueue(async () => {
        takeVisitorDraft(key, storeKey)
        const local = readStored(storeKey)
        if (isUnsent(local)) return apply(await sendDraft(calls, key, storeKey, local), local)
        const found = await calls.find({ key })
        // The form opened without the answer and was typed into.
        if (isUnsent(readStored(storeKey))) return
        // Sent or discarded on another device.
        if (found === null) removeStored(storeKey)
        else adopt(storeKey, found)
        report({ isSaved: found !== null, otherTypedAt: found?.otherTypedAt ?? null, generation: state.generation + 1 })
      }),
    /** Exchanges the draft and the version kept beside it. */
    swap: () =>
      enqueue(async () => {
        const local = readStored(storeKey)
        if (isUnsent(local)) await sendDraft(calls, key, storeKey, local)
        const swapped = await calls.swap({ key })
        adopt(storeKey, swapped)
        latest = null
        report({ isSaved: true, otherTypedAt: swapped.otherTypedAt, generation: state.generation + 1 })
      }),
    flush,
    stop: () => {
      isStopped = true
      stopListening()
      return flush()
    },
  }
}
