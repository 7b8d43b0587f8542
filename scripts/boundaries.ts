import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { featureDependencies } from './feature-dependencies.ts'
import { importsOf, type ModuleImport } from './imports.ts'
import { definedTables, sqlTablesOf } from './sql-tables.ts'

type Dependencies = Record<string, readonly string[]>

/** The source files as text, by path from the project root with `/`. */
export type Codebase = Map<string, string>
export type BoundaryReport = {
  violations: string[]
  imports: number
  files: number
  medianLines: number
  p95Lines: number
}

/**
 * A check that reads the wrong folder must fail: fewer imports than this mean that it did. Raise it as the codebase
 * grows.
 */
const minImports = 200
const maxLines = { median: 60, p95: 200, file: 300 }

const layers = ['shared', 'platform', 'features', 'web', 'server', 'main.ts']
const rootFiles = /^(rules|policy|contract|api|fields|filters)\.ts$/
const serverFiles = /^(tables|store|service|queues|ports|procedures|routes|jobs)\.ts$/
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('tests/')
const bannedNames = /^(index|utils?|helpers?|types|constants|hooks|common|misc)\.tsx?$/

const uiPackages = /^(react|react-dom|react-router|@react-router|@tanstack|lucide-react)(\/|$)/
const httpPackages = /^(hono|@hono)(\/|$)/
const serverPackages =
  /^(node:|drizzle-orm|pg|pino|croner|nodemailer|sharp|fontkit|wawoff2|qrcode|opencc-js|wink-porter2-stemmer|@orpc\/(server|openapi|zod))(\/|$|(?<=:))/

/**
 * Rooms of a server side, by folder, with the other folders that each may import. The first holds the language of the
 * search, which is pure: text, vocabulary and a look-up function in, meaning out.
 */
const language = 'language'
const rooms: Record<string, readonly string[]> = { [language]: [], 'search-index': [language] }
const languagePackages = /^(node:fs|node:path|node:timers\/promises|opencc-js\/t2cn|wink-porter2-stemmer)$/
/** The folder of the server side that holds a file; undefined for a file beside the folders. */
const folderOf = ({ path, side }: Place) => (side === 'server' ? /\/server\/([^/]+)\//.exec(path)?.[1] : undefined)
const isLanguage = (place: Place) => place.layer === 'features' && folderOf(place) === language

/** The file that loads demonstration data at run time; nothing else in src knows the folder demo/. */
const demoLoader = 'src/server/prepare.ts'

/** Files of src/server that name features: what the process uses of them, and what all of them add to it. */
const featureLists = /^src\/server\/(features|router|routes|jobs|ports|reference)\.ts$/

type Side = 'root' | 'server' | 'ui' | 'messages'
/**
 * Location of a file. `feature` is the feature's name, `platform` or `shared`; `name` is the first path segment below
 * the side.
 */
type Place = { path: string; layer: string; feature: string; side: Side; name: string }

function placeOf(path: string): Place {
  const [, layer = '', ...rest] = path.split('/')
  const feature = layer === 'features' ? (rest.shift() ?? '') : layer
  const hasSides = layer === 'features' || layer === 'platform'
  const side = (hasSides ? /^(server|ui|messages)$/ : /^messages$/).test(rest[0] ?? '')
    ? (rest.shift() as Side)
    : 'root'
  return { path, layer, feature, side, name: (rest[0] ?? '').replace(/\.tsx?$/, '') }
}

const isContract = (place: Place) => place.layer === 'features' && place.side === 'root' && place.name === 'contract'
const isRules = (place: Place) =>
  place.layer === 'features' && place.side === 'root' && /^(rules|policy|fields|filters)$/.test(place.name)

/** The reason why a package may not be imported from here, or null. */
function packageViolation(from: Place, specifier: string, isType: boolean): string | null {
  if (specifier.startsWith('virtual:'))
    return from.layer === 'server' || from.layer === 'web' || from.side === 'ui'
      ? null
      : 'only the server, the pages and components may import virtual modules'
  if (from.layer === 'shared') return specifier === 'zod' ? null : 'shared may import nothing but zod'
  if (isRules(from)) return 'rules and policies import no package'
  if (isContract(from))
    return specifier === 'zod' || specifier === '@orpc/contract' ? null : 'a contract imports zod and its builder only'
  if (from.layer === 'server' || from.layer === 'main.ts') return null
  if (isLanguage(from) && !languagePackages.test(specifier))
    return 'the language of the search imports text libraries and files only'
  if (from.side === 'server') {
    if (from.name === 'routes' && httpPackages.test(specifier)) return null
    return uiPackages.test(specifier) || httpPackages.test(specifier)
      ? 'the server side of a feature imports neither UI nor HTTP packages'
      : null
  }
  // The only file in src/web that runs on the server alone.
  if (from.path === 'src/web/entry.server.tsx') return null
  if (serverPackages.test(specifier) || httpPackages.test(specifier)) return 'this package is for the server only'
  return specifier === 'zod' && !isType ? 'zod must not reach the browser' : null
}

/** The reason why a file of the codebase may not be imported from here, or null. */
function fileViolation(from: Place, to: Place, isType: boolean, dependencies: Dependencies): string | null {
  if (to.layer === 'main.ts') return 'nobody imports main.ts'
  if (layers.indexOf(to.layer) > layers.indexOf(from.layer))
    return `imports go down only: ${from.layer} may not depend on ${to.layer}`
  if (to.side === 'messages') {
    return isType && from.feature === to.feature
      ? null
      : 'messages are loaded by virtual:messages; only their keys are imported, as a type'
  }
  if (from.layer === 'main.ts' || from.layer === 'shared') return null
  if (from.layer === 'server' && to.layer === 'features' && !featureLists.test(from.path))
    return 'src/server names features only in its lists: add it to src/server/features.ts'
  const isOwnFeature = from.feature === to.feature
  if (
    from.layer === 'features' &&
    to.layer === 'features' &&
    !isOwnFeature &&
    !dependencies[from.feature]?.includes(to.feature)
  ) {
    return `feature-dependencies.ts does not let ${from.feature} depend on ${to.feature}`
  }
  if (isRules(from))
    return to.layer === 'shared' || isRules(to) ? null : 'rules and policies import only shared code and rules'
  if (isContract(from))
    return to.layer === 'shared' || isRules(to) || isContract(to)
      ? null
      : 'a contract imports only shared code, rules and contracts'

  const room = roomViolation(from, to, isType)
  if (room) return room
  const isServerSide = from.side === 'server' || from.layer === 'server'
  if (to.side === 'server' && !isServerSide) return 'server/ must not be imported by the browser'
  if (to.side === 'ui' && isServerSide) return 'ui/ must not be imported by the server'
  if (to.layer === 'web' && from.layer === 'server') return 'the server imports pages only through the build'
  if (from.side === 'root' && to.side === 'ui' && from.layer !== 'web')
    return 'files in the root of a feature must work on both sides'
  if (to.side === 'server' && to.layer === 'features' && !isOwnFeature) {
    const exposed =
      from.layer === 'server'
        ? /^(service|emails|tables|ports|procedures|routes|jobs)$/
        : /^(service|emails|queues|tables)$/
    if (!exposed.test(to.name)) return `${to.feature}'s ${to.name} is private: call its service, or join its tables`
  }
  if (isContract(to) && !isServerSide && !isType) return 'the browser imports contracts as types only'
  if (to.path === 'src/shared/input.ts' && !isServerSide && !isType)
    return 'input schemas load zod: contracts and server code only'
  return null
}

/** The reason why a room may not import a file, or null. */
function roomViolation(from: Place, to: Place, isType: boolean): string | null {
  const room = from.layer === 'features' ? folderOf(from) : undefined
  const others = room === undefined ? undefined : rooms[room]
  if (!room || !others) return null
  if (to.side === 'server' && to.feature === from.feature) {
    const folder = folderOf(to)
    return folder !== undefined && [room, ...others].includes(folder)
      ? null
      : `${room}/ imports ${['itself', ...others].join(' and ')} only`
  }
  const isPure = to.layer === 'shared' || isRules(to) || (isContract(to) && isType)
  return room !== language || isPure ? null : 'the language of the search imports shared code and rules only'
}

/** What is wrong with the location or the name of a file, or null. */
function nameViolation(path: string, dependencies: Dependencies): string | null {
  const place = placeOf(path)
  const file = path.split('/').at(-1) ?? ''
  if (bannedNames.test(file)) return 'meaningless name: name the file after what it contains'
  if (!layers.includes(place.layer) && !file.endsWith('.d.ts')) return `src contains only ${layers.join(', ')}`
  if (!/^[a-z0-9.-]+$/.test(file.replace(/(^|\.)zh-Han[st]\./, '$1'))) return 'file names are kebab-case'
  if (place.layer !== 'features') return null
  if (!dependencies[place.feature]) return `${place.feature} is not listed in feature-dependencies.ts`
  if (isTest(path)) return null
  const inside = path.split('/').slice(3)
  // A large rules, contract, store or service file becomes a folder next to it; the files in it are named after what
  // they do.
  const isKnown =
    (place.side === 'root' &&
      (inside.length === 1
        ? rootFiles.test(file)
        : inside.length === 2 && /^(rules|contract)$/.test(inside[0] ?? ''))) ||
    (place.side === 'server' &&
      (inside.length === 3 ? file.endsWith('.ts') : inside.length === 2 && serverFiles.test(file))) ||
    (place.side === 'ui' && inside.length === 2 && /\.tsx?$/.test(file)) ||
    (place.side === 'messages' && /^(en|zh-Hant|zh-Hans)\.json$/.test(file))
  return isKnown
    ? null
    : 'not a known file of a feature (docs/architecture.md: rules, policy, contract, api; server/; ui/; messages/)'
}

/** `used` holds every dependency that the code has, as `feature > lower feature`. */
function dependencyViolations(dependencies: Dependencies, used: ReadonlySet<string>): string[] {
  const features = Object.keys(dependencies)
  return features.flatMap((feature, at) =>
    (dependencies[feature] ?? []).flatMap((lower) => {
      if (!features.slice(0, at).includes(lower))
        return `scripts/feature-dependencies.ts: ${feature} lists ${lower}, which is not declared above it`
      return used.has(`${feature} > ${lower}`)
        ? []
        : `scripts/feature-dependencies.ts: ${feature} lists ${lower} and does not use it`
    }),
  )
}

/** The feature that owns each table and view of the database; `platform` owns some too. */
function tableOwners(codebase: Codebase): Map<string, string> {
  const owners = new Map<string, string>()
  for (const [path, text] of codebase) {
    const place = placeOf(path)
    if (place.side !== 'server' || place.name !== 'tables' || isTest(path)) continue
    for (const table of definedTables(path, text)) owners.set(table, place.feature)
  }
  return owners
}

/** The reason why SQL in this place may not name another feature's table, or null. */
function tableViolation({ layer, feature }: Place, owner: string, dependencies: Dependencies): string | null {
  if (owner === feature || owner === 'platform') return null
  if (layer === 'platform') return `platform knows no table of a feature, and ${owner} owns it`
  return dependencies[feature]?.includes(owner)
    ? null
    : `feature-dependencies.ts does not let ${feature} use the tables of ${owner}`
}

function importViolation(
  file: string,
  link: ModuleImport,
  codebase: Codebase,
  dependencies: Dependencies,
): string | null {
  const from = placeOf(file)
  if (link.target === null) return packageViolation(from, link.specifier, link.isType)
  if (link.target.includes('/+types/')) return null
  if (link.target.endsWith('(computed)'))
    return from.layer === 'main.ts' || from.path === demoLoader ? null : 'the specifier of an import must be a literal'
  if (link.target === 'demo/load.ts' && link.isType && from.path === demoLoader) return null
  if (!link.target.startsWith('src/')) return 'src imports nothing outside itself'
  if (/[*{]/.test(link.target)) return 'no globs: write imports one by one'
  if (!codebase.has(link.target)) return 'no such file'
  return fileViolation(from, placeOf(link.target), link.isType, dependencies)
}

/**
 * Checks every file against the boundaries: its imports, and the tables in its SQL. Each violation is one line: file,
 * import or table, reason.
 */
export function checkBoundaries(
  codebase: Codebase,
  minimum = minImports,
  dependencies: Dependencies = featureDependencies,
): BoundaryReport {
  const violations: string[] = []
  const owners = tableOwners(codebase)
  const used = new Set<string>()
  const lengths: number[] = []
  let imports = 0
  for (const [path, text] of codebase) {
    const nameProblem = nameViolation(path, dependencies)
    if (nameProblem) violations.push(`${path}: ${nameProblem}`)
    if (!/\.tsx?$/.test(path) || path.endsWith('.d.ts') || isTest(path)) continue
    const lines = text.trimEnd().split('\n')
    lengths.push(lines.length)
    if (lines.length > maxLines.file && !/why long/i.test(lines.slice(0, 8).join('\n'))) {
      violations.push(`${path}: ${lines.length} lines, over ${maxLines.file}; its first lines must say "Why long: ..."`)
    }
    for (const link of importsOf(path, text)) {
      imports++
      const reason = importViolation(path, link, codebase, dependencies)
      if (reason) violations.push(`${path}: ${link.isType ? 'type ' : ''}${link.specifier}: ${reason}`)
      if (link.target?.startsWith('src/features/'))
        used.add(`${placeOf(path).feature} > ${placeOf(link.target).feature}`)
    }
    const place = placeOf(path)
    if (place.side !== 'server') continue
    for (const table of sqlTablesOf(path, text, new Set(owners.keys()))) {
      const owner = owners.get(table) ?? ''
      used.add(`${place.feature} > ${owner}`)
      const reason = tableViolation(place, owner, dependencies)
      if (reason) violations.push(`${path}: table ${table}: ${reason}`)
    }
  }
  violations.push(...dependencyViolations(dependencies, used))
  lengths.sort((a, b) => a - b)
  const percentile = (share: number) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0
  const [medianLines, p95Lines] = [percentile(0.5), percentile(0.95)]
  if (medianLines > maxLines.median)
    violations.push(`the median file has ${medianLines} lines, the limit is ${maxLines.median}`)
  if (p95Lines > maxLines.p95)
    violations.push(`one file in twenty has more than ${p95Lines} lines, the limit is ${maxLines.p95}`)
  if (imports < minimum)
    violations.push(`only ${imports} imports were read, fewer than ${minimum}: the check reads the wrong folder`)
  return { violations, imports, files: lengths.length, medianLines, p95Lines }
}

/** Reads all source files from disk. */
function readCodebase(): Codebase {
  const paths = globSync('src/**/*.{ts,tsx,css,json,md}').map((path) => path.split(sep).join('/'))
  return new Map(paths.toSorted().map((path) => [path, readFileSync(path, 'utf8')]))
}

if (import.meta.main) {
  const { violations, imports, files, medianLines, p95Lines } = checkBoundaries(readCodebase())
  for (const violation of violations) console.error(violation)
  console.log(
    `boundaries: ${files} files (median ${medianLines} lines, p95 ${p95Lines}), ${imports} imports, ${violations.length} violations`,
  )
  process.exitCode = violations.length > 0 ? 1 : 0
}
