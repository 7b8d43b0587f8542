import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { UploadKind } from '../rules.ts'
import { fileError, isTemporary } from '../rules/failures.ts'
import { moveItem } from '../rules/order.ts'
import { withPair } from '../rules/pairs.ts'
import type { PickedPhoto } from './photo-item.tsx'
import { useTranslation } from './use-translation.ts'
import { useUploadQueue } from './use-upload-queue.ts'

/** Uploads still running, or failed and worth another try; null: all that can arrive has arrived. */
export type UnfinishedUploads = 'sending' | 'failed' | null

export type PickOptions = {
  kind: UploadKind
  photos: readonly PickedPhoto[]
  /** Called with all uploaded photos in their order. */
  onChange: (photos: PickedPhoto[]) => void
  /** Maximum number of photos. */
  max: number
  /** Called when uploads start, fail or end, so that a form neither goes on without them nor waits for none. */
  onUnfinishedChange?: ((unfinished: UnfinishedUploads) => void) | undefined
}

/** What is no picture says so in the list, and takes no place from the others. */
const takesPlace = (file: File) => fileError(file) !== 'kind'

/** The photos of a picker and the files on their way to become some, with a sentence about what changed last. */
export function usePickedPhotos({ kind, photos, onChange, max, onUnfinishedChange }: PickOptions) {
  const t = useTranslation()
  const [announcement, setAnnouncement] = useState('')
  // Files for which there was no place: one takes the place of each that turns out to be no usable picture.
  const surplus = useRef<File[]>([])
  const [surplusCount, setSurplusCount] = useState(0)
  // A ref, because two uploads may finish before the form renders again; each must be added to the other's result.
  // Set in the commit: a passive effect of an earlier render may run after an upload was added, and drop it.
  const latest = useRef(photos)
  useLayoutEffect(() => {
    latest.current = photos
  })
  const setPhotos = useCallback(
    (next: PickedPhoto[]) => {
      latest.current = next
      onChange(next)
    },
    [onChange],
  )
  const { pendingUploads, addUploads, cancel, retry } = useUploadQueue(kind, {
    onUploaded({ id, variants, blur }) {
      setPhotos([...latest.current, { id, variants, blur, alt: { en: '', zh: '' } }])
      setAnnouncement(t('announce.arrived', { count: latest.current.length, max }))
    },
    onRefused(file) {
      if (!takesPlace(file)) return
      addUploads(surplus.current.splice(0, 1))
      setSurplusCount(surplus.current.length)
    },
  })
  // A file that can never arrive takes no place.
  const awaited = pendingUploads.filter(({ failure }) => !failure || isTemporary(failure.error))
  const unfinished = awaited.some(({ failure }) => !failure) ? 'sending' : awaited.length > 0 ? 'failed' : null
  useEffect(() => {
    onUnfinishedChange?.(unfinished)
    return () => onUnfinishedChange?.(null)
  }, [unfinished, onUnfinishedChange])
  const freeSlots = max - photos.length - awaited.length

  const move = useCallback(
    (from: number, to: number) => {
      setPhotos(moveItem(latest.current, from, to))
      setAnnouncement(t('announce.moved', { from: from + 1, to: to + 1, count: latest.current.length }))
    },
    [setPhotos, t],
  )
  function add(files: readonly File[]) {
    let free = freeSlots
    const [added, left] = [[] as File[], [] as File[]]
    for (const file of files) (!takesPlace(file) || free-- > 0 ? added : left).push(file)
    addUploads(added)
    surplus.current = left
    setSurplusCount(left.length)
    setAnnouncement('')
  }
  function pair(at: number, partner: number | null) {
    setPhotos(withPair(latest.current, at, partner))
    const [before, after] = [at, partner ?? at].toSorted((a, b) => a - b) as [number, number]
    setAnnouncement(
      partner === null
        ? t('announce.unpaired', { number: at + 1 })
        : t('announce.paired', { before: before + 1, after: after + 1 }),
    )
  }
  function describe(id: string, alt: PickedPhoto['alt']) {
    setPhotos(latest.current.map((photo) => (photo.id === id ? { ...photo, alt } : photo)))
  }
  function remove(index: number) {
    setPhotos(latest.current.filter((_, other) => other !== index))
    setAnnouncement(t('announce.removed', { number: index + 1, count: latest.current.length }))
  }
  return { pendingUploads, cancel, retry, add, move, pair, describe, remove, freeSlots, surplusCount, announcement }
}
