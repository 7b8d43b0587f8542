import { readdirSync, readFileSync } from 'node:fs'

/** Of Linux, which lists them in `/proc`. */
const ticksPerSecond = 100

type Process = { pid: number; parent: number; cpuSeconds: number }

/** Parent and processor time of every process. */
function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // The name in parentheses may contain spaces.
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
        return [
          {
            pid: Number(pid),
            parent: Number(fields[1]),
            // Its own, and that of what it started and has ended.
            cpuSeconds: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond,
          },
        ]
      } catch {
        // It ended meanwhile.
        return []
      }
    })
}

/** A process with everything that it started. */
function treeOf(root: number): Process[] {
  const all = processes()
  const tree = all.filter(({ pid }) => pid === root)
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid))
  return tree
}

/** Processor time in seconds that a process and what it started have taken so far. */
export function cpuSecondsOf(root: number): number {
  return treeOf(root).reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0)
}

/** Processor time in seconds that the host of a virtual machine has given to others while this one had work, so far. */
export function stolenSeconds(): number {
  const [, , , , , , , , stolen] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]!.split(/ +/)
  return Number(stolen ?? 0) / ticksPerSecond
}

/** Memory in MB of a process and what it started; pages that several of them share count once. */
export function memoryOf(root: number): number {
  const kilobytes = treeOf(root).map(({ pid }) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
    } catch {
      return 0
    }
  })
  return kilobytes.reduce((sum, kb) => sum + kb, 0) / 1024
}

/** Process id of the database server in a data directory. */
export function databasePid(dataDir: string): number {
  return Number(readFileSync(`${dataDir}/postgres/postmaster.pid`, 'utf8').split('\n')[0])
}
