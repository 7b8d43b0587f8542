import { spawn } from 'node:child_process'
import { styleText } from 'node:util'

/** Entry files of our tools in node_modules, run with the current Node. */
const tools = {
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  'react-router': '@react-router/dev/bin.cjs',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
}

/**
 * Runs a program with inherited stdio and returns its exit code; 127 when the program does not exist, 1 when a signal
 * ended it.
 */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', () => done(127))
    child.on('exit', (code) => done(code ?? 1))
  })
}

/** Runs one of `tools`; returns its exit code. */
export const runTool = (tool: keyof typeof tools, args: string[], env?: Record<string, string>) =>
  run(process.execPath, [`node_modules/${tools[tool]}`, ...args], env)

/** Runs one of our own scripts (TypeScript or JavaScript). */
export const runScript = (path: string, args: string[] = [], env?: Record<string, string>) =>
  run(process.execPath, [path, ...args], env)

/** Runs one of our own scripts beside others: its output is printed when it has ended. Returns its exit code. */
export async function runScriptQuietly(path: string, args: string[]): Promise<number> {
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part))
  const code = await new Promise<number>((done) => child.on('close', (ended) => done(ended ?? 1)))
  process.stdout.write(Buffer.concat(output))
  return code
}

export type Section = { name: string; work: () => Promise<number> }
export type Outcome = { name: string; code: number; seconds: number }

/** Runs all sections in sequence, each under its heading, even when one fails. */
export async function runSections(sections: Section[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { name, work } of sections) {
    console.log(styleText('bold', `\n== ${name}`))
    const started = performance.now()
    const code = await work()
    outcomes.push({ name, code, seconds: (performance.now() - started) / 1000 })
  }
  return outcomes
}

/** Prints a table of the outcomes and returns the exit code of the first section that failed (0 when none did). */
export function summarize(outcomes: Outcome[]): number {
  console.log()
  for (const { name, code, seconds } of outcomes) {
    const mark = code === 0 ? styleText('green', 'ok    ') : styleText('red', 'FAILED')
    console.log(`${mark} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s`)
  }
  return outcomes.find((outcome) => outcome.code !== 0)?.code ?? 0
}
