import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

const folders = 'src|docs|scripts|tests|migrations|vite|bench|reference|tools'
/** Paths from the root of the repository, and names of documents. */
const mention = new RegExp(String.raw`(?<![\w./#@-])(?:(?:${folders})/[\w./-]+\.\w+|(?:[\w-]+/)*[\w-]+\.md)\b`, 'g')
/** Stands for any name in an instruction. */
const placeholder = /\b(?:NOUN|NAME)\b/
const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g

/** Comment text of a line of code; in a document the whole line. */
function commentOf(file: string, line: string): string {
  if (file.endsWith('.md')) return line
  return /(?:^\s*(?:\*|\/\*|--|#)|(?:^|\s)\/\/)(.*)$/.exec(line)?.[1] ?? ''
}

const exists = (file: string, path: string) =>
  [path, join('src', path), join('docs', path), join(dirname(file), path)].some((one) => existsSync(one))

/** References in comments and documents to files that are not in the repository, as `file:line: path`. */
export function deadReferences(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const comment = commentOf(file, line)
    const mentioned = (comment.match(mention) ?? []).filter((path) => !placeholder.test(path) && !exists(file, path))
    const linked = file.endsWith('.md') ? [...comment.matchAll(link)].map(([, path]) => path!) : []
    const dead = linked.filter((path) => !existsSync(join(dirname(file), path)))
    return [...new Set([...mentioned, ...dead])].map((path) => `${file}:${index + 1}: ${path}`)
  })
}

if (import.meta.main) {
  const files = globSync([
    '*.md',
    '.github/**/*.md',
    '{docs,src,scripts,tests,migrations,vite,bench}/**/*.{md,ts,tsx,mjs,sql,css}',
  ]).map((file) => file.split(sep).join('/'))
  const dead = files.flatMap((file) => deadReferences(file, readFileSync(file, 'utf8')))
  for (const one of dead) console.error(`${one} does not exist`)
  console.log(`references: ${files.length} files, ${dead.length} dead`)
  process.exitCode = dead.length > 0 ? 1 : 0
}
