import { useQuery } from '@tanstack/react-query'
import { Button } from '#platform/ui/button.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { editorApi } from '../api.ts'
import { chineseTexts, mapTexts } from '../rules/form-texts.ts'
import { useDebouncedValue } from './use-debounced-value.ts'
import type { ListingForm } from './use-listing-form.ts'
import { useTranslation } from './use-translation.ts'

/** Maximum number of texts per request. */
const maxTexts = 60

/** Tells the author when Chinese was typed in Simplified characters and offers to convert all of it. */
export function ScriptNote({ form }: { form: ListingForm }) {
  const t = useTranslation()
  const texts = useDebouncedValue(chineseTexts(form.typed).slice(0, maxTexts).join('\u0000'))
    .split('\u0000')
    .filter(Boolean)
  const query = useApi(editorApi).convertToTraditional.queryOptions({ input: { texts } })
  const { data: converted = [] } = useQuery({ ...query, enabled: texts.length > 0, retry: false })
  const changes = new Map(
    texts.flatMap((text, at) => (converted[at]?.isSimplified ? [[text, converted[at].text]] : [])),
  )
  const isStillThere = chineseTexts(form.typed).some((text) => changes.has(text))
  return (
    <div role="status">
      {isStillThere && (
        <div className="rounded-card bg-gold-soft mb-5 flex flex-wrap items-center gap-3 p-4">
          <p className="min-w-60 flex-1">{t('form.script.note')}</p>
          <Button onClick={() => form.set(mapTexts(form.typed, (text) => changes.get(text) ?? text))}>
            {t('form.script.convert')}
          </Button>
        </div>
      )}
    </div>
  )
}
