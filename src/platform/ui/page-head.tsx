import type { ReactNode } from 'react'
import { Head } from './head.tsx'

/** The title of a screen behind a guard, with what one can do on it; the tab of the browser says the same. */
export function PageHead({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-2">
      <Head title={title} description={text ?? title} isPrivate />
      <div className="mr-auto">
        <h1 className="text-xl font-bold">{title}</h1>
        {text && <p className="text-muted text-sm">{text}</p>}
      </div>
      {children}
    </div>
  )
}
