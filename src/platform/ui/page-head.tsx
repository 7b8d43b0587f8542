import type { ReactNode } from 'react'
import { Head } from './head.tsx'

/** Heading of a screen that requires sign-in, with its actions; also sets the document title. */
export function PageHead({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-2">
      <Head title={title} description={text ?? title} noIndex />
      <div className="mr-auto md:flex-1 md:basis-80">
        <h1 className="text-2xl font-bold in-[.admin-shell]:text-xl">{title}</h1>
        {text && <p className="text-muted text-sm text-pretty">{text}</p>}
      </div>
      {children}
    </div>
  )
}
