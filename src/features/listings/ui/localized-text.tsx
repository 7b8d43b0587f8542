import { useLocale } from '#platform/ui/scope.tsx'
import type { DisplayText } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

/** Text written by an owner, with a `lang` attribute when its language is not the reader's. */
export function LocalizedText({ text, className }: { text: DisplayText; className?: string }) {
  const locale = useLocale()
  return (
    <span lang={text.lang === locale ? undefined : text.lang} className={className}>
      {text.text}
    </span>
  )
}

/** Marks text that was converted from Traditional to Simplified characters for this reader. */
export function ConvertedMark() {
  const t = useTranslation()
  return (
    <abbr title={t('card.convertedHint')} className="border-line text-muted rounded border px-1 text-xs no-underline">
      {t('card.converted')}
    </abbr>
  )
}
