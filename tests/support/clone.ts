import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/** Copies the tracked files of this clone, as a new clone has them, that are one of `paths` or below it. */
export function copyTracked(target: string, paths: string[] = ['.']): void {
  const list = execFileSync('git', ['ls-files', '-z', '--', ...paths], { encoding: 'utf8' })
  for (const file of list.split('\0').filter(Boolean)) {
    mkdirSync(path.join(target, path.dirname(file)), { recursive: true })
    cpSync(file, path.join(target, file))
  }
}
