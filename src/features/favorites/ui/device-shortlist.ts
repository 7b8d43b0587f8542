import { useSyncExternalStore } from 'react'
import { withStorage } from '#platform/ui/with-storage.ts'
import { parseDeviceShortlist, validIds, withIds, type DeviceShortlist } from '../rules.ts'

const key = 'kaifong:shortlist'
const empty: DeviceShortlist = { ids: [], isRefused: false }
const listeners = new Set<() => void>()
/** What the browser's storage refused to store, because it is blocked or full: then the list lasts as long as the page. */
let memory: string | null = null
let parsed: { text: string | null; list: DeviceShortlist } = { text: null, list: empty }

const readText = () => memory ?? withStorage(() => localStorage.getItem(key)) ?? null

/** The shortlist of this browser; the same object until it changes. */
export function readDevice(): DeviceShortlist {
  const text = readText()
  if (text !== parsed.text) parsed = { text, list: parseDeviceShortlist(text) }
  return parsed.list
}

export const readSavedIds = (): string[] => [...readDevice().ids]

function write(list: DeviceShortlist) {
  const text = JSON.stringify(list)
  try {
    if (list.ids.length > 0) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
    memory = null
  } catch {
    memory = text
  }
  for (const notify of listeners) notify()
}

/** Puts these listings first in the shortlist of this browser; false when it is full, and then nothing is added. */
export function addToDevice(ids: readonly string[]): boolean {
  const list = withIds(readDevice().ids, ids)
  if (list) write({ ids: list, isRefused: false })
  return list !== null
}

/** Puts what was saved on another device first; the oldest beyond the limit are dropped. */
export function restoreOnDevice(ids: readonly string[]): void {
  if (ids.length > 0) write({ ids: validIds([...ids, ...readDevice().ids]), isRefused: false })
}

export function removeFromDevice(ids: readonly string[]): void {
  const list = readDevice()
  if (list.ids.some((id) => ids.includes(id))) write({ ...list, ids: list.ids.filter((id) => !ids.includes(id)) })
}

/** Marks what is left as refused by the member's full favourites. */
export function markRefused(): void {
  write({ ...readDevice(), isRefused: true })
}

function subscribe(notify: () => void) {
  const onStored = (event: StorageEvent) => {
    // Another tab has stored its list, or all were deleted.
    if (event.key === key || event.key === null) memory = null
    notify()
  }
  listeners.add(notify)
  window.addEventListener('storage', onStored)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', onStored)
  }
}

/** Ids saved in this browser, newest first, in all its tabs; undefined until the page is hydrated. */
export function useDeviceIds(): readonly string[] | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readDevice().ids,
    () => undefined,
  )
}

/** Whether this browser saved anything; false until the page is hydrated. For most visitors that is so afterwards too, and nothing is rendered again. */
export function useHasDeviceIds(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readDevice().ids.length > 0,
    () => false,
  )
}

/** Whether this browser saved the listing; false until the page is hydrated. */
export function useIsOnDevice(listingId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readDevice().ids.includes(listingId),
    () => false,
  )
}
