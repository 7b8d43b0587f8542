import type { ReactNode } from 'react'
import { Icon } from '#platform/ui/icon.tsx'

type NoticeProps = { icon: string; title: string; text?: string; isAlert?: boolean; children: ReactNode }

/** In place of a list that is empty or could not be loaded: says why and offers the next step. */
export function Notice({ icon, title, text, isAlert, children }: NoticeProps) {
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className="rounded-card border-line bg-surface border px-5 py-10 text-center sm:px-10"
    >
      <Icon name={icon} size={40} className="text-muted mx-auto" />
      <h2 className="mt-3 text-lg font-semibold">{title}</h2>
      {text && <p className="text-muted mt-1">{text}</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-2">{children}</div>
    </div>
  )
}
