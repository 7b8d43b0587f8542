import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useTranslation } from './use-translation.ts'

/** A secret that is shown once, with a copy button. */
export function SecretOnce({ text, secret }: { text: string; secret: string }) {
  const t = useTranslation()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      toast({ title: t('copied') })
    } catch {
      toast({ title: t('copyFailed'), variant: 'destructive' })
    }
  }
  return (
    <div role="status" className="rounded-card bg-primary-soft space-y-2 p-4">
      <p className="font-medium">{text}</p>
      <p className="flex items-center gap-3">
        <code className="min-w-0 flex-1 break-all select-all">{secret}</code>
        <Button aria-label={t('copy')} className="flex-none" onClick={() => void copy()}>
          <Icon name="copy" size={18} />
        </Button>
      </p>
    </div>
  )
}
