import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type NoticeProps = { icon: string; title: string; text?: string; isAlert?: boolean; children?: ReactNode }

/** Empty state or error of a list: the reason and the next step. */
export function Notice({ icon, title, text, isAlert, children }: NoticeProps) {
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className="rounded-card border-line bg-surface border px-5 py-10 text-center sm:px-10"
    >
      <Icon name={icon} size={40} className="text-muted mx-auto" />
      <h2 className="mt-3 text-lg font-semibold text-balance break-words">{title}</h2>
      {text && <p className="text-muted mt-1 text-balance">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
