import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import {
  parseSync,
  Visitor,
  type ArrowFunctionExpression,
  type Function,
  type JSXChild,
  type JSXElement,
  type JSXFragment,
  type Program,
  type Expression as OxcExpression,
} from 'oxc-parser'

/**
 * Finds texts that React removes, or inserts an element before, while they are no longer where it put them: the translation
 * of a browser wraps each text in elements of its own, and React then throws (facebook/react#11538). Such a text needs an
 * element of its own, in which React only replaces it.
 */

/** The kinds of value that an expression may render. `unsure` is a value that may be a text or an element. */
type Kind = { text: boolean; element: boolean; nothing: boolean; unsure: boolean }
type Expression = OxcExpression | JSXChild
type Parent = JSXElement | JSXFragment
/** Names of components that may render nothing. */
type Vanishing = ReadonlySet<string>

const kind = (is: Partial<Kind>): Kind => ({ text: false, element: false, nothing: false, unsure: false, ...is })
const either = (a: Kind, b: Kind): Kind => ({
  text: a.text || b.text,
  element: a.element || b.element,
  nothing: a.nothing || b.nothing,
  unsure: a.unsure || b.unsure,
})

/** Elements that hold words, as most components may: what is unsure in them is a text. In others it is an element. */
const holdsWords =
  /^(?:p|span|button|time|h[1-6]|th|td|label|a|dt|dd|strong|em|b|small|summary|legend|figcaption|caption|(?!Page$)[A-Z].*)$/

function nameOf(node: Parent): string {
  const name = node.type === 'JSXElement' ? node.openingElement.name : null
  return name?.type === 'JSXIdentifier' && name.name !== 'Fragment' ? name.name : ''
}

/** Children that render something, without the white space between lines and comments. */
function childrenOf(node: Parent): Expression[] {
  return node.children.flatMap((child): Expression[] => {
    if (child.type === 'JSXText') return /\S/.test(child.value) || !child.value.includes('\n') ? [child] : []
    if (child.type !== 'JSXExpressionContainer') return [child]
    return child.expression.type === 'JSXEmptyExpression' ? [] : [child.expression]
  })
}

function kindOf(node: Expression, vanishing: Vanishing): Kind {
  const of = (part: Expression) => kindOf(part, vanishing)
  if (node.type === 'TemplateLiteral') return kind({ text: true })
  if (node.type === 'JSXText' || node.type === 'Literal') {
    if (typeof node.value === 'number') return kind({ text: true })
    // Translations leave white space alone.
    return typeof node.value === 'string' ? kind({ text: /\S/.test(node.value) }) : kind({ nothing: true })
  }
  if (node.type === 'BinaryExpression') return node.operator === '+' ? kind({ text: true }) : kind({ nothing: true })
  if (node.type === 'JSXElement') {
    const isKeyed = node.openingElement.attributes.some((one) => one.type === 'JSXAttribute' && one.name.name === 'key')
    return kind({ element: true, nothing: isKeyed || vanishing.has(nameOf(node)) })
  }
  if (node.type === 'JSXFragment') return childrenOf(node).map(of).reduce(either, kind({}))
  if (node.type === 'ConditionalExpression') {
    const parts = [node.consequent, node.alternate]
    const names = parts.map((part) => (part.type === 'JSXElement' ? nameOf(part) : part.type))
    // One element in the place of another is inserted anew; of the same kind it is updated.
    const isReplaced = names[0] !== names[1] && parts.some((part) => part.type === 'JSXElement')
    return { ...parts.map(of).reduce(either), ...(isReplaced && { nothing: true }) }
  }
  if (node.type === 'LogicalExpression')
    return node.operator === '&&'
      ? { ...of(node.right), nothing: true }
      : either({ ...of(node.left), nothing: false }, of(node.right))
  if (
    node.type === 'ParenthesizedExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'ChainExpression'
  )
    return of(node.expression)
  if (node.type === 'Identifier' && node.name === 'undefined') return kind({ nothing: true })
  if (node.type !== 'CallExpression') return kind({ unsure: true })
  const { callee } = node
  if (callee.type === 'Identifier' && callee.name === 't') return kind({ text: true })
  const method = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name
  if (method === 'join') return kind({ text: true })
  return method === 'map' || method === 'flatMap' ? kind({ element: true, nothing: true }) : kind({ unsure: true })
}

/** Why the children of an element may make React throw in a translated page, or null. */
function reasonOf(node: Parent, vanishing: Vanishing): string | null {
  const children = childrenOf(node)
  if (children.length < 2) return null
  let follows = false
  for (const child of children) {
    const is = kindOf(child, vanishing)
    const isText = is.text || (is.unsure && holdsWords.test(nameOf(node)))
    const isVanishing = is.nothing || (is.element && isText)
    if (isText && isVanishing) return 'a text that comes and goes'
    if (isText && follows) return 'a text after what comes and goes'
    if (isVanishing) follows = true
    else if (is.element) follows = false
  }
  return null
}

/** Calls back with each value that a component returns, by the name of the component. */
function visitReturned(program: Program, report: (component: string, value: Expression) => void): void {
  const names: string[] = []
  const nameOfFunction = new Map<unknown, string>()
  const enter = (node: Function | ArrowFunctionExpression) => {
    const name = nameOfFunction.get(node) ?? node.id?.name ?? ''
    names.push(name)
    if (node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement' && /^[A-Z]/.test(name))
      report(name, node.body)
  }
  const leave = () => void names.pop()
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (init && id.type === 'Identifier') nameOfFunction.set(init, id.name)
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ReturnStatement: ({ argument }) => {
      const name = names.at(-1) ?? ''
      if (argument && /^[A-Z]/.test(name)) report(name, argument)
    },
  }).visit(program)
}

/** One line for each loose text: file, line, reason. */
export function looseTexts(sources: ReadonlyMap<string, string>): string[] {
  const files = [...sources].map(([path, text]) => ({ path, text, program: parseSync(path, text).program }))
  const vanishing = new Set<string>()
  for (const { program } of files)
    visitReturned(program, (name, value) => kindOf(value, vanishing).nothing && vanishing.add(name))
  return files.flatMap(({ path, text, program }) => {
    const found: string[] = []
    const report = (at: number, reason: string) =>
      found.push(`${path}:${text.slice(0, at).split('\n').length}: ${reason}: give it an element of its own`)
    const check = (node: Parent) => {
      const reason = reasonOf(node, vanishing)
      if (reason) report(node.start, reason)
    }
    new Visitor({ JSXElement: check, JSXFragment: check }).visit(program)
    const roots = new Map<string, JSXElement[]>()
    visitReturned(program, (name, value) => {
      if (kindOf(value, vanishing).text) report(value.start, `${name} is a text alone`)
      const root = value.type === 'ParenthesizedExpression' ? value.expression : value
      if (root.type !== 'JSXElement') return
      const key = `${name} ${nameOf(root)}`
      roots.set(key, [...(roots.get(key) ?? []), root])
    })
    // React takes one for the other and removes its children one by one.
    for (const alike of roots.values())
      for (const root of alike.length > 1 ? alike : [])
        if (childrenOf(root).length > 1 && childrenOf(root).some((child) => kindOf(child, vanishing).text))
          report(root.start, 'a text of an element that another takes the place of')
    return found
  })
}

if (import.meta.main) {
  const paths = globSync('src/**/*.tsx').map((path) => path.split(sep).join('/'))
  const found = looseTexts(new Map(paths.toSorted().map((path) => [path, readFileSync(path, 'utf8')])))
  if (paths.length < 200) found.push(`only ${paths.length} files were read: the check reads the wrong folder`)
  for (const line of found) console.error(line)
  console.log(`loose texts: ${paths.length} files, ${found.length} found`)
  process.exitCode = found.length > 0 ? 1 : 0
}
