import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { sep } from 'node:path'
import { parseSync, Visitor, type Argument, type Expression } from 'oxc-parser'
import { check } from 'recheck'

type Found = { source: string; flags: string; place: string }
type Known = Record<string, 'safe'>

/** Expressions that this version of the checker found safe. */
const cacheFile = '.cache/regular-expressions.json'
const maxMs = 60_000

/** The regular expressions of a TypeScript file: literals, and the arguments of `RegExp`. */
export function regularExpressionsIn(file: string, text: string): Found[] {
  const { program } = parseSync(file, text)
  const constants = new Map<string, string>()
  const found: Found[] = []
  const add = (source: string, flags: string, start: number) =>
    found.push({ source, flags, place: `${file}:${text.slice(0, start).split('\n').length}` })
  /** The text of a constant expression; a value that is not known here stands for a word. */
  const textOf = (node: Argument | Expression | null | undefined): string => {
    if (node?.type === 'Literal') return 'regex' in node ? node.regex.pattern : String(node.value)
    if (node?.type === 'Identifier') return constants.get(node.name) ?? 'x'
    if (node?.type === 'TaggedTemplateExpression')
      return node.quasi.quasis
        .map(
          ({ value }, at) => value.raw + (at < node.quasi.expressions.length ? textOf(node.quasi.expressions[at]) : ''),
        )
        .join('')
    if (node?.type === 'TemplateLiteral')
      return node.quasis
        .map(({ value }, at) => value.cooked + (at < node.expressions.length ? textOf(node.expressions[at]) : ''))
        .join('')
    if (
      node?.type === 'CallExpression' &&
      node.callee.type === 'MemberExpression' &&
      node.callee.object.type === 'ArrayExpression'
    )
      return node.callee.object.elements.map((one) => textOf(one as Argument)).join(textOf(node.arguments[0]))
    return 'x'
  }
  const addCall = ({
    callee,
    arguments: [source, flags],
    start,
  }: {
    callee: Expression
    arguments: Argument[]
    start: number
  }) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') add(textOf(source), flags ? textOf(flags) : '', start)
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) constants.set(id.name, textOf(init))
    },
    Literal: (node) => {
      if ('regex' in node) add(node.regex.pattern, node.regex.flags, node.start)
    },
    NewExpression: addCall,
    CallExpression: addCall,
  }).visit(program)
  return found
}

/** Why the time of a regular expression may grow faster than the text that it reads; null when it does not. */
export async function problemOf({ source, flags }: Pick<Found, 'source' | 'flags'>): Promise<string | null> {
  const result = await check(source, flags, { timeout: maxMs })
  if (result.status === 'safe') return null
  return result.status === 'vulnerable' ? result.complexity.summary : `not judged (${result.error.kind})`
}

function readCache(version: string): Known {
  try {
    const cache = JSON.parse(readFileSync(cacheFile, 'utf8')) as { version: string; known: Known }
    return cache.version === version ? cache.known : {}
  } catch {
    return {}
  }
}

/**
 * Checks every regular expression of the site, since strangers choose what most of them read: a long text must not take
 * longer than its length. Minutes when nothing is known, an instant afterwards.
 */
if (import.meta.main) {
  const { version } = JSON.parse(readFileSync('node_modules/recheck/package.json', 'utf8')) as { version: string }
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  const found = files.flatMap((file) => regularExpressionsIn(file.split(sep).join('/'), readFileSync(file, 'utf8')))
  const before = readCache(version)
  const known: Known = {}
  const problems: string[] = []
  for (const { source, flags, place } of found) {
    const key = `/${source}/${flags}`
    const problem = key in before || key in known ? null : await problemOf({ source, flags })
    if (problem === null) known[key] = 'safe'
    else problems.push(`${place}: ${key}: ${problem}`)
  }
  mkdirSync('.cache', { recursive: true })
  writeFileSync(cacheFile, JSON.stringify({ version, known }))
  for (const problem of problems) console.error(problem)
  console.log(`regular expressions: ${found.length}, ${problems.length} that a long text makes slow`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
