import { Key } from './key.tsx'

/** Keyboard shortcuts, hidden on touch devices and narrow windows. Each hint: the keys and what they do. */
export function KeyHints({ hints }: { hints: readonly (readonly [keys: readonly string[], label: string])[] }) {
  return (
    <ul className="text-muted flex flex-wrap gap-x-4 gap-y-1 text-xs max-md:hidden pointer-coarse:hidden">
      {hints.map(([keys, label]) => (
        <li key={label} className="flex items-center gap-1">
          {keys.map((key) => (
            <Key key={key} name={key} />
          ))}
          <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}
