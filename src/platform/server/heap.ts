import { totalmem } from 'node:os'
import { join } from 'node:path'
import { allowEntering } from './data-directory.ts'
import { processEnv } from './env.ts'

/** What a process takes beside its heap: code, the page cache, buffers of connections and compression. */
const besideHeapMb = 96

/** Node's flags for the heap of one of `processes`, which share `memoryMb` (default: half the machine's, or the container's). */
export function heapFlags(memoryMb: number | null, processes: number): string[] {
  const limit = process.constrainedMemory()
  const machineMb = Math.min(totalmem(), limit > 0 ? limit : Infinity) / 2 ** 20
  const ownMb = (memoryMb ?? machineMb / 2) / processes - besideHeapMb
  const heapMb = Math.round(Math.min(Math.max(ownMb, 128), 2_048))
  // Node would let the young generation grow to three times this, whatever the heap: cheap pages, costly memory.
  // Processes that share the cores collect at each other's expense: twice as much takes a tenth less time per page.
  const semiSpaceMb = heapMb < 512 ? 8 : processes > 1 ? 32 : 16
  return [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${semiSpaceMb}`]
}

/**
 * The environment of a process of the site. glibc would keep freed memory in a pool for each thread that compresses, 50 MB in all;
 * Node would compile all code again at each start.
 */
export const siteEnv = (dataDir: string) => ({
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: join(dataDir, 'compile-cache'),
  ...processEnv(),
})

/**
 * Replaces this process by one with these flags and `siteEnv`, since V8 sizes its heap at start; the process id stays. Does nothing when
 * a heap size was given on the command line, or the platform (Windows) cannot do it.
 */
export function restartWithHeap(flags: string[], dataDir: string): void {
  if (
    process.execArgv.some((flag) => flag.startsWith('--max-old-space-size')) ||
    !process.execve ||
    process.platform === 'win32'
  )
    return
  // Node makes the folder of its compiled code, and with it that of the data.
  allowEntering()
  process.execve(
    process.execPath,
    [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)],
    siteEnv(dataDir),
  )
}
