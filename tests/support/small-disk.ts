import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A folder on a disk of this many KB, in pages of 4; null where this process may not mount one (it needs root on Linux). */
export function mountSmallDisk(kilobytes: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kaifong-small-disk-'))
  const mount = (options: string) => execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  try {
    mount(`size=${kilobytes}k`)
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  return {
    folder,
    grow: (to: number) => mount(`remount,size=${to}k`),
    /** From now on nobody writes to it, not even root. */
    protect: () => mount('remount,ro'),
    /** Paths of all its files. */
    files: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name)),
    unmount: () => {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    },
  }
}
