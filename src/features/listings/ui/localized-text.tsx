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

/** Says once, below a section, that some of its texts are in the other language or were converted for this reader. */
export function LanguageNote({ texts }: { texts: readonly (DisplayText | null)[] }) {
  const t = useTranslation()
  const isEnglishReader = useLocale() === 'en'
  const written = texts.filter((text) => text !== null)
  const others = written.filter(({ lang }) => (lang === 'en') !== isEnglishReader)
  const isConverted = written.some((text) => text.isConverted)
  const other =
    others.length > 0 && t(others.length === written.length ? 'detail.otherLanguage' : 'detail.partlyOtherLanguage')
  if (!other && !isConverted) return null
  return (
    <p className="text-muted mt-2 text-sm">{[other, isConverted && t('detail.converted')].filter(Boolean).join(' ')}</p>
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
