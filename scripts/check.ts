import { runScript, runSections, runTool, summarize, type Section } from './run.ts'

/**
 * Static checks: types, lint, format, import boundaries, messages. Fast enough for every push. With `--build` also the
 * build.
 */
const checks: Section[] = [
  { name: 'types', work: async () => (await runTool('react-router', ['typegen'])) || (await runTool('tsc', [])) },
  { name: 'lint', work: () => runTool('oxlint', []) },
  { name: 'format', work: () => runTool('oxfmt', ['--check']) },
  { name: 'boundaries', work: () => runScript('scripts/boundaries.ts') },
  { name: 'messages', work: () => runScript('scripts/messages.ts') },
  { name: 'references', work: () => runScript('scripts/references.ts') },
]

const build: Section = { name: 'build', work: () => runScript('scripts/prepare.mjs', ['--build']) }

process.exitCode = summarize(await runSections(process.argv.includes('--build') ? [...checks, build] : checks))
