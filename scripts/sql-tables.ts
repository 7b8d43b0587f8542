import { parseSync, Visitor } from 'oxc-parser'

const tablePosition = /\b(?:from|join|into|update|truncate|table|using)\s+(?:only\s+|lateral\s+)?/gi
const tableName =
  /^(?:"?public"?\.)?"?([a-z_][a-z0-9_]*)"?(?:\s+(?:as\s+)?(?!(?:on|where|set|join|left|right|inner|cross|using|order|group|limit|for|values|select|returning)\b)[a-z_]+)?/i
const commonTable =
  /\b(?:with(?:\s+recursive)?|,|\))\s*"?([a-z_]+)"?\s*(?:\([^)]*\)\s*)?as\s*(?:(?:not\s+)?materialized\s*)?\(/gi

/** Names behind `from`, `join`, `into` and `update` in one SQL text, without those that its `with` defines. */
function tablesIn(text: string): string[] {
  const local = new Set([...text.matchAll(commonTable)].map(([, name]) => name))
  const names: string[] = []
  for (const { index, 0: keyword } of text.matchAll(tablePosition)) {
    let rest = text.slice(index + keyword.length)
    for (let found = tableName.exec(rest); found; found = tableName.exec(rest)) {
      if (found[1]) names.push(found[1])
      rest = rest.slice(found[0].length)
      const comma = /^\s*,\s*/.exec(rest)
      if (!comma) break
      rest = rest.slice(comma[0].length)
    }
  }
  return names.filter((name) => !local.has(name))
}

/**
 * The tables among `known` that a TypeScript file names in SQL: where a statement in a template or string names a table,
 * as a whole `sql` template, or as a table that a cached result depends on.
 */
export function sqlTablesOf(file: string, text: string, known: ReadonlySet<string>): string[] {
  const names: string[] = []
  new Visitor({
    TemplateLiteral: ({ quasis }) => {
      names.push(...tablesIn(quasis.map((part) => part.value.cooked ?? '').join(' ? ')))
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') names.push(...tablesIn(value))
    },
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type === 'Identifier' && tag.name === 'sql') names.push(quasi.quasis[0]?.value.cooked?.trim() ?? '')
    },
  }).visit(parseSync(file, text).program)
  return [...new Set(names)].filter((name) => known.has(name))
}

/** The tables and views that a `tables.ts` defines, by their names in the database. */
export function definedTables(file: string, text: string): string[] {
  const names: string[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== 'Identifier' || !/^pg(Table|View|MaterializedView)$/.test(callee.name)) return
      if (first?.type === 'Literal' && typeof first.value === 'string') names.push(first.value)
    },
  }).visit(parseSync(file, text).program)
  return names
}
