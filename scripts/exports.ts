import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { parseSync } from 'oxc-parser'
import { resolveSpecifier } from './imports.ts'

/** Files whose exports others than imports read: React Router, Vite and drizzle-kit. */
const entryPoint =
  /^[^/]+\.config\.ts$|^src\/web\/(routes|root|entry|shell\/(with-more-messages|member-only|admin-only))\b|\/server\/tables\.ts$|\/global-setup\.ts$/

const dynamicImport = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"`]([^'"`]+)/g

/**
 * Names that a file exports and no other file imports, as `file: name`; `codebase` holds all files by path. Types that
 * their own file uses do not count: they describe its other exports.
 */
export function unusedExports(codebase: ReadonlyMap<string, string>): string[] {
  const exported: { file: string; name: string }[] = []
  const used = new Set<string>()
  for (const [file, text] of codebase) {
    const markUsed = (specifier: string, name: string) => used.add(`${resolveSpecifier(file, specifier)}: ${name}`)
    const { staticImports, staticExports } = parseSync(file, text).module
    for (const { moduleRequest, entries } of staticImports) {
      for (const { importName } of entries) markUsed(moduleRequest.value, nameOf(importName))
    }
    for (const { moduleRequest, importName, exportName, isType } of staticExports.flatMap(({ entries }) => entries)) {
      if (moduleRequest) markUsed(moduleRequest.value, nameOf(importName))
      const name = nameOf(exportName)
      const describes = isType && text.split(new RegExp(String.raw`\b${name}\b`)).length > 2
      if (name !== '*' && !describes && !entryPoint.test(file)) exported.push({ file, name })
    }
    for (const [, specifier] of text.matchAll(dynamicImport)) markUsed(specifier!, '*')
  }
  return exported
    .filter(({ file, name }) => !used.has(`${file}: ${name}`) && !used.has(`${file}: *`))
    .map(({ file, name }) => `${file}: ${name}`)
}

/** `*` stands for the whole module. */
function nameOf({ kind, name }: { kind: string; name: string | null }): string {
  return kind === 'Default' ? 'default' : (name ?? '*')
}

if (import.meta.main) {
  const files = globSync(['*.ts', '{src,demo,bench,scripts,tests,vite}/**/*.{ts,tsx,mjs}'])
  const codebase = new Map(files.map((file) => [file.split(sep).join('/'), readFileSync(file, 'utf8')]))
  const unused = unusedExports(codebase)
  for (const one of unused) console.error(`${one} is imported nowhere: remove it, or its export`)
  console.log(`exports: ${files.length} files, ${unused.length} unused`)
  process.exitCode = unused.length > 0 ? 1 : 0
}
