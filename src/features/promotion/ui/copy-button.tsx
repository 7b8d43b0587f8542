import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useTranslation } from './use-translation.ts'

/** Copies a text; the field beside it can be selected where the browser refuses. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslation()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('copied') })
    } catch {
      toast({ title: t('copyFailed'), variant: 'destructive' })
    }
  }
  return (
    <Button onClick={() => void copy()}>
      <Icon name="copy" size={18} />
      {label}
    </Button>
  )
}
