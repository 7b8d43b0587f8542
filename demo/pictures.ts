import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { PhotoVariant } from '#features/uploads/rules.ts'
import type { Storage } from '#platform/server/storage.ts'
import { readRecords } from './records.ts'

/** Widths of the files in demo/pictures, in pixels. */
const widths = [320, 960]
const filesAtOnce = 16

/** A picture as an upload stores it, with its alternative texts. */
export type StoredPicture = { id: string; variants: PhotoVariant[]; blur: string; altEn: string; altZh: string }

/** Gives pictures of demo/pictures to uploads; `store` writes their files. */
export function collectPictures() {
  const records = readRecords('pictures')
  const files: { key: string; file: string }[] = []
  /** The picture under the id of an upload. Each has files of its own, so that deleting one takes no other away. */
  const give = (name: string, id: string): StoredPicture => {
    const record = records[name]
    if (!record) throw new Error(`no picture ${name}`)
    const variants = widths.map((width) => {
      const key = `photos/${id.slice(-2)}/${id.replaceAll('-', '')}-${width}.webp`
      files.push({ key, file: `${name}-${width}.webp` })
      return { key, width, height: (width * 3) / 4 }
    })
    return { id, variants, blur: record.blur, altEn: record.en, altZh: record.zh }
  }
  const store = async (storage: Storage) => {
    const bytes = new Map<string, Uint8Array>()
    const waiting = files.values()
    const write = async () => {
      for (const { key, file } of waiting) {
        const read = bytes.get(file) ?? readFileSync(path.resolve('demo/pictures', file))
        bytes.set(file, read)
        await storage.put(key, read)
      }
    }
    await Promise.all(Array.from({ length: filesAtOnce }, write))
  }
  return { give, store }
}

export type Pictures = ReturnType<typeof collectPictures>
