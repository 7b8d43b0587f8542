import { Link } from 'react-router'

const link = /\[([^[\]]+)\]\(([^()\s]+)\)/
const linkClass = 'font-medium text-primary underline underline-offset-2 hover:text-primary-hover'

/**
 * Text with links, written `[label](/path)` or `[label](https://…)`. `opensInNewTab` also opens internal links in a new
 * tab: for forms, so that no input is lost.
 */
export function LinkedText({ text, opensInNewTab = false }: { text: string; opensInNewTab?: boolean }) {
  return text.split(/(\[[^[\]]+\]\([^()\s]+\))/).map((part, index) => {
    const [, label, target] = link.exec(part) ?? []
    if (!label || !target) return <span key={index}>{part}</span>
    if (target.startsWith('https://')) {
      return (
        <a key={index} href={target} className={linkClass} rel="noopener" target="_blank">
          {label}
        </a>
      )
    }
    return (
      <Link key={index} to={target} className={linkClass} target={opensInNewTab ? '_blank' : undefined}>
        {label}
      </Link>
    )
  })
}

/** The text without its links. */
export function withoutLinks(text: string): string {
  return text.replace(new RegExp(link, 'g'), '$1')
}
