import { useState } from 'react'

/**
 * Whether a pressed key is the input method's: it confirms, leaves or moves within what is composed. Safari ends the
 * composition before the Enter that confirms it arrives, with the code 229, which no key has by itself.
 */
export const isOfInputMethod = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229

/** Whether text that is being composed is half a word. Keyboards of Android compose Latin words, letter by letter. */
export const isHalfTyped = (text: string): boolean => /[^\P{L}\p{Script=Latin}]/u.test(text)

/**
 * The text of a field as far as it can be searched for: what it was before a half-typed word as long as that is being
 * composed. Spread `compositionProps` on the field.
 */
export function useWholeWords(text: string) {
  const [isComposing, setComposing] = useState(false)
  const [whole, setWhole] = useState(text)
  const isHalf = isComposing && isHalfTyped(text)
  if (!isHalf && whole !== text) setWhole(text)
  const compositionProps = {
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  }
  return { wholeText: isHalf ? whole : text, compositionProps }
}
