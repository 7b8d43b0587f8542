import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { featureDependencies } from './feature-dependencies.ts'
import { importsOf, type Link } from './imports.ts'

/** The house as text: paths from the root of the project, with `/`. */
export type Codebase = Map<string, string>
export type BoundaryReport = {
  violations: string[]
  imports: number
  files: number
  medianLines: number
  p95Lines: number
}

/** A check that reads nothing must not smile: fewer imports than this, and it has lost its way. Raise as the house grows. */
const minImports = 200
const maxLines = { median: 70, p95: 250, file: 400 }

const layers = ['shared', 'platform', 'features', 'web', 'server', 'main.ts']
const rootFiles = /^(rules|policy|contract|api)\.ts$/
const serverFiles = /^(tables|store|service|procedures|jobs)\.ts$/
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('tests/')
const bannedNames = /^(index|utils?|helpers?|types|constants|hooks|common|misc)\.tsx?$/

const screenPackages = /^(react|react-dom|react-router|@react-router|@tanstack|lucide-react)(\/|$)/
const httpPackages = /^(hono|@hono)(\/|$)/
const serverPackages =
  /^(node:|drizzle-orm|pg|pino|croner|nodemailer|sharp|fontkit|qrcode|opencc-js|wink-porter2-stemmer|@orpc\/(server|openapi|zod))(\/|$|(?<=:))/

type Side = 'root' | 'server' | 'ui' | 'messages'
/** Where a file stands. `room` is the feature's name, `platform` or `shared`; `name` the first part below the side. */
type Place = { path: string; layer: string; feature: string; side: Side; name: string }

function layerOf(path: string): Place {
  const [, floor = '', ...rest] = path.split('/')
  const feature = floor === 'features' ? (rest.shift() ?? '') : floor
  const hasSides = floor === 'features' || floor === 'platform'
  const side = (hasSides ? /^(server|ui|messages)$/ : /^messages$/).test(rest[0] ?? '')
    ? (rest.shift() as Side)
    : 'root'
  return { path, layer: floor, feature: feature, side, name: (rest[0] ?? '').replace(/\.tsx?$/, '') }
}

const isContract = (place: Place) => place.layer === 'features' && place.side === 'root' && place.name === 'contract'
const isRules = (place: Place) =>
  place.layer === 'features' && place.side === 'root' && /^(rules|policy)$/.test(place.name)

/** Why a package may not be imported from here, or null. */
function packageViolation(from: Place, spec: string, isType: boolean): string | null {
  if (spec.startsWith('virtual:'))
    return from.layer === 'server' || from.layer === 'web' || from.side === 'ui'
      ? null
      : 'only the site knows the build'
  if (from.layer === 'shared') return spec === 'zod' ? null : 'shared may import nothing but zod'
  if (isRules(from)) return 'rules and policies import no package'
  if (isContract(from))
    return spec === 'zod' || spec === '@orpc/contract' ? null : 'a contract imports zod and its builder only'
  if (from.layer === 'server' || from.layer === 'main.ts') return null
  if (from.side === 'server') {
    return screenPackages.test(spec) || httpPackages.test(spec)
      ? 'the server side of a room knows neither screen nor HTTP'
      : null
  }
  // The one file of the pages that only the server runs.
  if (from.path === 'src/web/entry.server.tsx') return null
  if (serverPackages.test(spec) || httpPackages.test(spec)) return 'this package belongs to the server'
  return spec === 'zod' && !isType ? 'zod stays out of the browser' : null
}

/** Why a file of the house may not be imported from here, or null. */
function fileViolation(from: Place, to: Place, isType: boolean): string | null {
  if (to.layer === 'main.ts') return 'nobody imports main.ts'
  if (layers.indexOf(to.layer) > layers.indexOf(from.layer))
    return `an import goes down: ${from.layer} may not lean on ${to.layer}`
  if (to.side === 'messages') {
    return isType && from.feature === to.feature
      ? null
      : 'words reach the screen by virtual:messages; only their keys are imported, as a type'
  }
  if (from.layer === 'main.ts' || from.layer === 'shared') return null
  const isOwnFeature = from.feature === to.feature
  if (
    from.layer === 'features' &&
    to.layer === 'features' &&
    !isOwnFeature &&
    !featureDependencies[from.feature]?.includes(to.feature)
  ) {
    return `the floor plan does not let ${from.feature} lean on ${to.feature}`
  }
  if (isRules(from))
    return to.layer === 'shared' || isRules(to) ? null : 'rules and policies see only shared words and rules'
  if (isContract(from))
    return to.layer === 'shared' || isRules(to) || isContract(to)
      ? null
      : 'a contract sees only shared words, rules and contracts'

  const isServerSide = from.side === 'server' || from.layer === 'server'
  if (to.side === 'server' && !isServerSide) return 'nothing of server/ may reach the screen'
  if (to.side === 'ui' && isServerSide) return 'nothing of ui/ may reach the bare server'
  if (to.layer === 'web' && from.layer === 'server') return 'the server knows pages only as the build'
  if (from.side === 'root' && to.side === 'ui' && from.layer !== 'web') return 'the root of a room is for both sides'
  if (to.side === 'server' && to.layer === 'features' && !isOwnFeature) {
    const open = from.layer === 'server' ? /^(service|tables|procedures|jobs)$/ : /^(service|tables)$/
    if (!open.test(to.name)) return `${to.feature}'s ${to.name} is private: ask its service, or join its tables`
  }
  if (isContract(to) && !isServerSide && !isType) return 'contracts reach the screen as types only'
  if (to.path === 'src/shared/input.ts' && !isServerSide && !isType)
    return 'input schemas bring zod: contracts and servers only'
  return null
}

/** What is wrong with the place or the name of a file, or null. */
function nameViolation(path: string): string | null {
  const place = layerOf(path)
  const file = path.split('/').at(-1) ?? ''
  if (bannedNames.test(file)) return 'this name says nothing: call it after what it holds'
  if (!layers.includes(place.layer) && !file.endsWith('.d.ts')) return `src holds ${layers.join(', ')} and no more`
  if (!/^[a-z0-9.-]+$/.test(file.replace(/(^|\.)zh-Han[st]\./, '$1'))) return 'file names are kebab-case'
  if (place.layer !== 'features') return null
  if (!featureDependencies[place.feature]) return `${place.feature} has no line in the floor plan`
  if (isTest(path)) return null
  const inside = path.split('/').slice(3)
  // Rules, contracts, stores and services that grow become folders; a folder beside them holds files named for what they do.
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
    : 'not in the vocabulary of a room (ARCHITECTURE: rules, policy, contract, api; server/; ui/; messages/)'
}

function dependencyViolations(): string[] {
  const features = Object.keys(featureDependencies)
  return features.flatMap((feature, at) =>
    (featureDependencies[feature] ?? [])
      .filter((lower) => !features.slice(0, at).includes(lower))
      .map((lower) => `scripts/feature-dependencies.ts: ${feature} lists ${lower}, which has no line above it`),
  )
}

function importViolation(file: string, link: Link, house: Codebase): string | null {
  const from = layerOf(file)
  if (link.target === null) return packageViolation(from, link.spec, link.isType)
  if (link.target.includes('/+types/')) return null
  if (link.target.endsWith('(computed)'))
    return from.layer === 'main.ts' ? null : 'the name of an import must be written out'
  if (!link.target.startsWith('src/')) return 'src leans on nothing outside itself'
  if (/[*{]/.test(link.target)) return 'no globs: imports are written one by one'
  if (!house.has(link.target)) return 'no such file'
  return fileViolation(from, layerOf(link.target), link.isType)
}

/** Holds the house against its plan. Each breach is one line: file, import, reason. */
export function checkBoundaries(house: Codebase, fewest = minImports): BoundaryReport {
  const violations = dependencyViolations()
  const lengths: number[] = []
  let imports = 0
  for (const [path, text] of house) {
    const wrongName = nameViolation(path)
    if (wrongName) violations.push(`${path}: ${wrongName}`)
    if (!/\.tsx?$/.test(path) || path.endsWith('.d.ts') || isTest(path)) continue
    const lines = text.trimEnd().split('\n')
    lengths.push(lines.length)
    if (lines.length > maxLines.file && !/why long/i.test(lines.slice(0, 8).join('\n'))) {
      violations.push(`${path}: ${lines.length} lines, over ${maxLines.file}; its head must say "Why long: ..."`)
    }
    for (const link of importsOf(path, text)) {
      imports++
      const reason = importViolation(path, link, house)
      if (reason) violations.push(`${path}: ${link.isType ? 'type ' : ''}${link.spec}: ${reason}`)
    }
  }
  lengths.sort((a, b) => a - b)
  const at = (share: number) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0
  const [medianLines, p95Lines] = [at(0.5), at(0.95)]
  if (medianLines > maxLines.median)
    violations.push(`the median file has ${medianLines} lines, the bar is ${maxLines.median}`)
  if (p95Lines > maxLines.p95)
    violations.push(`one file in twenty has more than ${p95Lines} lines, the bar is ${maxLines.p95}`)
  if (imports < fewest)
    violations.push(`only ${imports} imports were read, fewer than ${fewest}: the check reads the wrong folder`)
  return { violations: violations, imports, files: lengths.length, medianLines, p95Lines }
}

/** The house as it stands on disk. */
export function readCodebase(): Codebase {
  const paths = globSync('src/**/*.{ts,tsx,css,json}').map((path) => path.split(sep).join('/'))
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
