import { posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** One import of a file: `target` is a path from the project root, or null for a package. */
export type ModuleImport = { specifier: string; target: string | null; isType: boolean; isDynamic: boolean }

type Source = { type: string; value?: unknown; quasis?: { value: { cooked: string | null } }[] }

/** A literal module specifier, also in a template; null when it is computed. */
function specifierIn(source: Source): string | null {
  if (typeof source.value === 'string') return source.value
  const [first, ...rest] = source.quasis ?? []
  return first && rest.length === 0 ? first.value.cooked : null
}

/** Resolves a specifier: relative ones against the file, `#feature/…` in src; null for a package. */
export function resolveSpecifier(file: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return posix.join(posix.dirname(file), bare)
  if (bare.startsWith('/')) return bare.slice(1)
  return bare.startsWith('#') ? bare.replace(/^#(tests|demo|bench)\//, '$1/').replace(/^#/, 'src/') : null
}

/** Every import of a TypeScript file: static, re-exported, dynamic, in types, by require and by glob. */
export function importsOf(file: string, text: string): ModuleImport[] {
  const { program, module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const imports: ModuleImport[] = []
  const add = (specifier: string | null, isType: boolean, isDynamic = false) => {
    const name = specifier ?? '(computed)'
    imports.push({
      specifier: name,
      isType,
      isDynamic,
      target: specifier === null ? file.replace(/[^/]+$/, '(computed)') : resolveSpecifier(file, specifier),
    })
  }
  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType))
  }
  for (const { entries } of module.staticExports) {
    for (const entry of entries) if (entry.moduleRequest) add(entry.moduleRequest.value, entry.isType)
  }
  new Visitor({
    ImportExpression: (node) => add(specifierIn(node.source), false, true),
    TSImportType: (node) => add(specifierIn(node.source), true),
    TSExternalModuleReference: (node) => add(specifierIn(node.expression), false),
    CallExpression: ({ callee, arguments: [first] }) => {
      const isGlob = callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty'
      const isRequire = callee.type === 'Identifier' && callee.name === 'require'
      if (isGlob || isRequire) add(first ? specifierIn(first) : null, false)
    },
  }).visit(program)
  return imports
}
