const [latinStart, latinEnd] = [/^\+?[A-Za-z0-9]/, /[A-Za-z0-9]$/]

/**
 * A Chinese sentence with a space between Chinese characters and the Latin ends of the names put into it. `names` are
 * by their mark, a single character that stands for the name in the sentence and stays there.
 */
export function spaceNames(sentence: string, names: Readonly<Record<string, string>>): string {
  return sentence
    .replace(/(?<=\p{Script=Han})./gsu, (mark) => (latinStart.test(names[mark] ?? '') ? ` ${mark}` : mark))
    .replace(/.(?=\p{Script=Han})/gsu, (mark) => (latinEnd.test(names[mark] ?? '') ? `${mark} ` : mark))
}
