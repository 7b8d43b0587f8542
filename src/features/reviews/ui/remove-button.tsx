import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useRefresh } from './use-refresh.ts'
import { useTranslation } from './use-translation.ts'

type Texts = { label: string; question: string; done: string }

/** A button that removes what a member wrote, once they confirm it. */
export function RemoveButton({ texts, remove }: { texts: Texts; remove: () => Promise<unknown> }) {
  const t = useTranslation()
  const refresh = useRefresh()
  const [isBusy, setIsBusy] = useState(false)
  const confirmAndRemove = async () => {
    if (isBusy || !window.confirm(texts.question)) return
    setIsBusy(true)
    try {
      await remove()
      await refresh()
      toast({ title: texts.done })
    } catch {
      toast({ title: t('own.failed'), variant: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button
      size="sm"
      variant="ghost"
      className="max-lg:min-h-11"
      aria-disabled={isBusy}
      onClick={() => void confirmAndRemove()}
    >
      <Icon name="trash-2" size={16} />
      {texts.label}
    </Button>
  )
}
