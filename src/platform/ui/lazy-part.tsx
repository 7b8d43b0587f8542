import { lazy, useEffect, type ComponentType } from 'react'
import type en from '../messages/en.json'
import { toast } from './toast.tsx'
import { translationOf } from './translation.tsx'

const useTranslation = translationOf<typeof en>('platform')

/**
 * A component that is loaded when it is first shown. Where it does not arrive the page goes on without it: one that
 * somebody opened, which has `onClose`, says so and closes. Shown again, it is loaded again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const start = () =>
    lazy(() =>
      load().then(
        (component) => ({ default: component }),
        () => ({ default: Missing }),
      ),
    )
  let current = start()
  function Missing({ onClose }: { onClose?: () => void }) {
    const t = useTranslation()
    useEffect(() => {
      current = start()
      if (!onClose) return
      toast({ title: t('part.unreachable') })
      onClose()
    }, [onClose, t])
    return null
  }
  return function LazyPart(props: Props) {
    const Part = current
    return <Part {...props} />
  }
}
