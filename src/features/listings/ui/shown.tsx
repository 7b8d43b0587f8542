import { useLocale } from '#platform/ui/scope.tsx'
import type { ShownText } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

/** An owner's text, in the voice of its own language where that is not the reader's. */
export function Shown({ text, className }: { text: ShownText; className?: string }) {
  const locale = useLocale()
  return (
    <span lang={text.lang === locale ? undefined : text.lang} className={className}>
      {text.text}
    </span>
  )
}

/** Says that Traditional characters were changed into Simplified ones for this reader. */
export function ConvertedMark() {
  const t = useTranslation()
  return (
    <abbr title={t('card.convertedHint')} className="border-line text-muted rounded border px-1 text-xs no-underline">
      {t('card.converted')}
    </abbr>
  )
}
