import type { SearchResult } from '../contract.ts'
import { useMannerName } from './use-filter-name.ts'
import { useTranslation } from './use-translation.ts'

const unselective: ReadonlySet<string> = new Set(['cheap', 'best', 'near_me'])

/** Says where the results are, when there are none in the place asked for. */
export function WidenedNote({ result }: { result: Pick<SearchResult, 'widened' | 'understood' | 'area'> }) {
  const t = useTranslation()
  const mannerName = useMannerName()
  const { widened, understood, area } = result
  if (!widened) return null
  const asked = (understood.area ?? area)?.name ?? ''
  const wishes = understood.manners.filter((manner) => !unselective.has(manner)).map(mannerName)
  const place =
    wishes.length > 0 ? t('widened.placeWith', { place: asked, wishes: wishes.join(t('widened.comma')) }) : asked
  const areas = widened.areas.map(({ name }) => name).join(t('widened.comma'))
  return <h2 className="mb-4 text-lg font-semibold">{t(`widened.${widened.step}`, { place, areas })}</h2>
}
