import { catalogApi } from '#features/catalog/api.ts'
import { isApiError } from '#platform/api.ts'
import { useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useInvalidate } from '#platform/ui/use-invalidate.ts'
import { undoKey, undoMs } from '#shared/undo.ts'
import { useTranslation } from './use-translation.ts'

type Category = { slug: string; name: string }

/** Adds a search to the phrases of a category, and removes it again. The toast of each offers the other. */
export function useAssignPhrase() {
  const t = useTranslation()
  const catalog = useApiClient(catalogApi)
  const invalidate = useInvalidate()
  const run = async (change: () => Promise<unknown>, title: string, onUndo: () => void) => {
    try {
      await change()
      toast({ title, seconds: undoMs / 1_000, action: { label: t('misses.undo'), onPress: onUndo, key: undoKey } })
    } catch (error) {
      const isFull = isApiError(error) && error.code === 'CATALOG_PHRASES_FULL'
      toast({ title: t(isFull ? 'misses.full' : 'misses.failed'), variant: 'destructive' })
    }
    await invalidate('analytics', 'catalog')
  }
  const assign = (phrase: string, category: Category): Promise<void> =>
    run(
      () => catalog.addPhrase({ slug: category.slug, phrase }),
      t('misses.assigned', { query: phrase, name: category.name }),
      () => void withdraw(phrase, category),
    )
  const withdraw = (phrase: string, category: Category): Promise<void> =>
    run(
      () => catalog.removePhrase({ slug: category.slug, phrase }),
      t('misses.withdrawn', { query: phrase, name: category.name }),
      () => void assign(phrase, category),
    )
  return { assign, withdraw }
}
