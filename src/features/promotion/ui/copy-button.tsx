import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useCopy } from '#platform/ui/use-copy.ts'

/** Copies a text; the field beside it can be selected where the browser refuses. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = useCopy()
  return (
    <Button onClick={() => void copy(text)}>
      <Icon name="copy" size={18} />
      {label}
    </Button>
  )
}
