import { posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** One import of a file: `target` is a path from the root of the project, or null for a package. */
export type Link = { spec: string; target: string | null; isType: boolean; isDynamic: boolean }

type Source = { type: string; value?: unknown; quasis?: { value: { cooked: string | null } }[] }

/** A module's name where it is written out, also in a template; null where it is computed. */
function nameIn(source: Source): string | null {
  if (typeof source.value === 'string') return source.value
  const [only, ...more] = source.quasis ?? []
  return only && more.length === 0 ? only.value.cooked : null
}

/** Where a module's name lands: relative ones beside the file, `#room/…` in src; null is a package. */
export function landing(file: string, spec: string): string | null {
  const bare = spec.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return posix.join(posix.dirname(file), bare)
  if (bare.startsWith('/')) return bare.slice(1)
  return bare.startsWith('#') ? bare.replace(/^#tests\//, 'tests/').replace(/^#/, 'src/') : null
}

/** Every import of a TypeScript file: static, re-exported, dynamic, in types, by require and by glob. */
export function importsOf(file: string, text: string): Link[] {
  const { program, module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const links: Link[] = []
  const add = (spec: string | null, isType: boolean, isDynamic = false) => {
    const name = spec ?? '(computed)'
    links.push({
      spec: name,
      isType,
      isDynamic,
      target: spec === null ? file.replace(/[^/]+$/, '(computed)') : landing(file, spec),
    })
  }
  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType))
  }
  for (const { entries } of module.staticExports) {
    for (const entry of entries) if (entry.moduleRequest) add(entry.moduleRequest.value, entry.isType)
  }
  new Visitor({
    ImportExpression: (node) => add(nameIn(node.source), false, true),
    TSImportType: (node) => add(nameIn(node.source), true),
    TSExternalModuleReference: (node) => add(nameIn(node.expression), false),
    CallExpression: ({ callee, arguments: [first] }) => {
      const isGlob = callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty'
      const isRequire = callee.type === 'Identifier' && callee.name === 'require'
      if (isGlob || isRequire) add(first ? nameIn(first) : null, false)
    },
  }).visit(program)
  return links
}
