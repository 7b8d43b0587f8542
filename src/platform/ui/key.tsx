/** A key of the keyboard, hidden where hints are. */
export const Key = ({ name }: { name: string }) => (
  <kbd className="border-line-strong bg-surface text-muted rounded border px-1.5 font-sans text-xs max-md:hidden pointer-coarse:hidden">
    {name}
  </kbd>
)
