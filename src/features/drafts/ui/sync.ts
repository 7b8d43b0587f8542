import type { ContractRouterClient } from '@orpc/contract'
import { listenToDraft, readStored, removeStored, store, type StoredDraft } from '#platform/ui/drafts.ts'
import type { draftsContract, DraftState } from '../contract.ts'
import { maxDraftLength, nextVersion } from '../rules.ts'

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
  const sentAs = readStored(storeKey)?.sentAs
  store(storeKey, { value: JSON.parse(value ?? 'null'), at, sentAt: at, versions: [version], sentAs })
}

/** Key in this browser of a member's draft. */
export const memberKey = (key: string, memberId: string) => `${key}:${memberId}`

/** Makes what was typed before signing in the member's draft, unless that one waits to be sent itself. */
export function takeVisitorDraft(key: string, storeKey: string): void {
  const typed = readStored(key)
  if (!typed || isUnsent(readStored(storeKey))) return
  if (store(storeKey, { at: typed.at, value: typed.value })) removeStored(key)
}

/**
 * Sends a draft of this browser. The version is stored before: a request whose answer is lost may have arrived. Where
 * the server has a later version of another device, it replaces this one.
 */
export async function sendDraft(
  calls: DraftCalls,
  key: string,
  storeKey: string,
  draft: StoredDraft,
): Promise<{ state: DraftState; isReplaced: boolean }> {
  const version = nextVersion(draft.sentAs)
  const basedOn = (draft.versions ?? []).slice(-9)
  store(storeKey, { ...draft, versions: [...basedOn, version], sentAs: version })
  const ageSeconds = Math.max(0, Math.round((Date.now() - draft.at) / 1_000))
  const state = await calls.save({ key, value: JSON.stringify(draft.value), version, basedOn, ageSeconds })
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
  let queue: Promise<unknown> = Promise.resolve()

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
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const done = queue.then(work).catch(() => report({ isSaved: false }))
    queue = done
    return done
  }
  const send = () =>
    enqueue(async () => {
      const draft = readStored(storeKey) ?? latest
      if (!isUnsent(draft)) return
      if (JSON.stringify(draft.value).length > maxDraftLength) return report({ isSaved: false })
      apply(await sendDraft(calls, key, storeKey, draft), draft)
    })
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    return send()
  }
  const stopListening = listenToDraft(storeKey, (draft) => {
    latest = draft && { ...latest, ...draft }
    if (draft === null) {
      clearTimeout(timer)
      timer = undefined
      report({ isSaved: false, otherTypedAt: null })
      void enqueue(async () => void (await calls.remove({ key })))
    } else timer ??= setTimeout(() => void flush(), delayMs)
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
      stopListening()
      return flush()
    },
  }
}
