import type { ReactNode } from 'react'

/** A titled section of the moderation pane. */
export function ReviewSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  )
}
