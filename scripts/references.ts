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
    // Links of the site's own pages are addresses of the site.
    const linked =
      file.endsWith('.md') && !file.startsWith('src/') ? [...comment.matchAll(link)].map(([, path]) => path!) : []
    const dead = linked.filter((path) => !existsSync(join(dirname(file), path)))
    return [...new Set([...mentioned, ...dead])].map((path) => `${file}:${index + 1}: ${path}`)
  })
}

const status = /^\*\*Status\.\*\* (?:Accepted|Superseded by (\d{4})), \d{4}-\d\d-\d\d\.$/gm

/** What is wrong with a decision record: its number in the title, one status word with a date, at most 30 lines. */
export function recordErrors(file: string, text: string, files: readonly string[]): string[] {
  const number = /(\d{4})-[\w-]+\.md$/.exec(file)?.[1]
  const errors: string[] = []
  if (!text.startsWith(`# ${number}: `)) errors.push(`the title does not begin with ${number}`)
  const found = [...text.matchAll(status)]
  if (found.length !== 1) errors.push('one line must say **Status.** Accepted or Superseded by a number, and a date')
  const successor = found[0]?.[1]
  if (successor && !files.some((one) => one.includes(`/${successor}-`))) errors.push(`there is no record ${successor}`)
  if (text.trimEnd().split('\n').length > 30) errors.push('more than 30 lines')
  return errors.map((error) => `${file}: ${error}`)
}

if (import.meta.main) {
  const files = globSync([
    '*.md',
    '.github/**/*.md',
    '{docs,src,scripts,tests,migrations,vite,bench}/**/*.{md,ts,tsx,mjs,sql,css}',
  ]).map((file) => file.split(sep).join('/'))
  const dead = files.flatMap((file) => deadReferences(file, readFileSync(file, 'utf8')))
  for (const one of dead) console.error(`${one} does not exist`)
  const records = files.filter((file) => file.startsWith('docs/decisions/'))
  const wrong = records.flatMap((file) => recordErrors(file, readFileSync(file, 'utf8'), records))
  for (const one of wrong) console.error(one)
  console.log(
    `references: ${files.length} files, ${dead.length} dead, ${records.length} decision records, ${wrong.length} incomplete`,
  )
  process.exitCode = dead.length + wrong.length > 0 ? 1 : 0
}
