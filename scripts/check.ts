import { runScript, runSections, runTool, summarize, type Section } from './run.ts'

/**
 * Both are Go programs that give each of their threads a part of the files, and each thread then resolves all types
 * anew: on two cores one thread takes a quarter of the CPU time and is done sooner. A larger heap halves the rest.
 */
const oneThread = { GOMAXPROCS: '1', GOGC: '400' }
const checkTypes = async () =>
  (await runTool('react-router', ['typegen'])) || (await runTool('tsc', ['--checkers', '1'], oneThread))

/**
 * Static checks: types, lint, format, import boundaries, unused exports, messages, references, lock file. Fast enough for every
 * push. With `--build` also the build.
 */
const checks: Section[] = [
  { name: 'types', work: checkTypes },
  { name: 'lint', work: () => runTool('oxlint', [], oneThread) },
  { name: 'format', work: () => runTool('oxfmt', ['--check']) },
  { name: 'boundaries', work: () => runScript('scripts/boundaries.ts') },
  { name: 'exports', work: () => runScript('scripts/exports.ts') },
  { name: 'regular expressions', work: () => runScript('scripts/regular-expressions.ts') },
  { name: 'loose texts', work: () => runScript('scripts/loose-texts.ts') },
  { name: 'messages', work: () => runScript('scripts/messages.ts') },
  { name: 'references', work: () => runScript('scripts/references.ts') },
  { name: 'lock file', work: () => runScript('scripts/lock-file.ts') },
]

const build: Section = { name: 'build', work: () => runScript('scripts/prepare.mjs', ['--build']) }

process.exitCode = summarize(await runSections(process.argv.includes('--build') ? [...checks, build] : checks))
