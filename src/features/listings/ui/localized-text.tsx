import { useLocale } from '#platform/ui/scope.tsx'
import type { DisplayText } from '../contract.ts'
import { languageNotesOf } from '../rules/display-text.ts'
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

type NoteProps = Record<'texts' | 'earlier', readonly (DisplayText | null)[]>

/**
 * Says below a section that some of its texts are in the other language or were converted for this reader; what the
 * `earlier` texts of the page have said already is not repeated.
 */
export function LanguageNote({ texts, earlier }: NoteProps) {
  const t = useTranslation()
  const { other, isConverted } = languageNotesOf(useLocale(), texts, earlier)
  const notes = [
    other && t(other === 'all' ? 'detail.otherLanguage' : 'detail.partlyOtherLanguage'),
    isConverted && t('detail.converted'),
  ].filter(Boolean)
  return notes.length > 0 && <p className="text-muted mt-2 text-sm">{notes.join(' ')}</p>
}

/** Says once, for all these texts, that some were converted from Traditional to Simplified characters for this reader. */
export function ConvertedNote({ texts }: { texts: readonly DisplayText[] }) {
  const t = useTranslation()
  return (
    texts.some(({ isConverted }) => isConverted) && <p className="text-muted mt-2 text-sm">{t('detail.converted')}</p>
  )
}
