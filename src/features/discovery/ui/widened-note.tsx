import type { SearchResult } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

/** Says where the results are, when there are none in the place asked for. */
export function WidenedNote({ result }: { result: Pick<SearchResult, 'widened' | 'understood' | 'area'> }) {
  const t = useTranslation()
  const { widened, understood, area } = result
  if (!widened) return null
  const place = (understood.area ?? area)?.name ?? ''
  const areas = widened.areas.map(({ name }) => name).join(t('widened.comma'))
  return <h2 className="mb-4 text-lg font-semibold">{t(`widened.${widened.step}`, { place, areas })}</h2>
}
