import { lazy, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import type en from '../messages/en.json'
import { toast } from './toast.tsx'
import { translationOf } from './translation.tsx'

const useTranslation = translationOf<typeof en>('platform')

/**
 * A component that is loaded when it is first shown. Where it does not arrive the page goes on without it: one that
 * somebody opened, which has `onClose`, says so and closes. Shown again, it is loaded again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  // Replaced once it is not on the page: React renders what suspends from the start until it has arrived.
  const onMissing = () => (current = start())
  const start = () =>
    lazy(() =>
      load().then(
        (component) => ({ default: component }),
        () => ({ default: (props: Props) => <Missing {...props} onMissing={onMissing} /> }),
      ),
    )
  let current = start()
  return function LazyPart(props: Props) {
    const [Part] = useState(() => current)
    return <Part {...props} />
  }
}

function Missing({ onClose, onMissing }: { onClose?: () => void; onMissing: () => void }) {
  const t = useTranslation()
  const close = useEffectEvent(() => {
    onMissing()
    if (!onClose) return
    toast({ title: t('part.unreachable') })
    onClose()
  })
  useEffect(() => close(), [])
  return null
}
