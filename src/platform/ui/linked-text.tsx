import { Link } from 'react-router'

const link = /\[([^\]]+)\]\(([^)\s]+)\)/
const look = 'font-medium text-primary underline underline-offset-2 hover:text-primary-hover'

/**
 * Words with links in them, written `[words](/path)` or `[words](https://…)`. `isAside` opens our own pages beside this
 * one too: within a form, so that nothing typed is lost.
 */
export function LinkedText({ text, isAside = false }: { text: string; isAside?: boolean }) {
  return text.split(/(\[[^\]]+\]\([^)\s]+\))/).map((part, at) => {
    const [, words, target] = link.exec(part) ?? []
    if (!words || !target) return part
    if (target.startsWith('https://')) {
      return (
        <a key={at} href={target} className={look} rel="noopener" target="_blank">
          {words}
        </a>
      )
    }
    return (
      <Link key={at} to={target} className={look} target={isAside ? '_blank' : undefined}>
        {words}
      </Link>
    )
  })
}

/** The words alone. */
export function withoutLinks(text: string): string {
  return text.replace(new RegExp(link, 'g'), '$1')
}
