import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { discoveryApi } from '../api.ts'
import { useTranslation } from './use-translation.ts'

/**
 * `find` asks the browser for its position and finds the nearest area, or null after telling why there is none. It is null
 * as well for those who went on meanwhile: the browser may take 15 s. The position stays in the browser: the server is
 * asked for the name of the area only.
 */
export function useNearestArea() {
  const t = useTranslation()
  const queries = useQueryClient()
  const discovery = useApi(discoveryApi)
  const locale = useLocale()
  const here = useLocation()
  // The page that is shown or, once a link is tapped, the one that is coming.
  const { key } = useNavigation().location ?? here
  const visit = useRef<string>(null)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    visit.current = key
    return () => void (visit.current = null)
  }, [key])
  async function find(): Promise<{ slug: string; name: string } | null> {
    if (isBusy) return null
    const [asked, { href }] = [visit.current, window.location]
    // The address changes before a busy phone draws the page that belongs to it.
    const isHere = () => visit.current === asked && window.location.href === href
    setIsBusy(true)
    try {
      const { nearestAreaToVisitor } = await import('./nearest-area-to-visitor.ts')
      const slug = await nearestAreaToVisitor()
      const options = discovery.search.queryOptions({ input: { locale, area: slug ?? undefined, limit: 1 } })
      const area = slug && isHere() ? (await queries.fetchQuery(options)).area : null
      if (!isHere()) return null
      if (!area) toast({ title: t('box.nearMeFailed') })
      return area
    } catch {
      if (isHere()) toast({ title: t('box.nearMeFailed') })
      return null
    } finally {
      setIsBusy(false)
    }
  }
  return { find, isBusy }
}
