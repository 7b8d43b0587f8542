import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type IntentsJson, phraseFields } from '#features/catalog/server/service/reference-phrases.ts'
import { phraseUnits, readLists, readWordLines } from '#features/discovery/server/language/lexicons.ts'
import { isSpellingWord } from '#features/discovery/server/language/need-index.ts'
import { tableFile, writeTable } from '#features/discovery/server/language/scorer-table.ts'
import { cluesOf, termsOf, textWeights } from '#features/discovery/server/language/scorer.ts'
import { type Example, trainScorer } from '#features/discovery/server/language/train-scorer.ts'

/** Makes the table of the scorer from the texts of `reference/` that nobody edits. `scripts/prepare.mjs` runs it when they change. */
type Text = { text: string; slugs: string[]; weight: number; isSentence: boolean }

const listed = (name: string, weight: number): Text[] =>
  [...readLists(name)].flatMap(([slug, texts]) =>
    texts.map((text) => ({ text, slugs: [slug], weight, isSentence: false })),
  )

function readSentences(): Text[] {
  let slug = ''
  return readWordLines('sentences.txt').flatMap((line) => {
    const [, heading] = /^\[(.*)\]$/.exec(line) ?? []
    slug = heading ?? slug
    const [text = '', ...others] = line.split(' | ')
    return heading ? [] : [{ text, slugs: [slug, ...others], weight: textWeights.sentence, isSentence: true }]
  })
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(path.resolve('reference', name), 'utf8'))
type Names = { categories: { slug: string; name: Record<string, string>; synonyms: Record<string, string[]> }[] }

/** Names, synonyms and phrases of the catalogue, which are counted where it is read: here they only teach what they mean. */
function readCatalogue(): Text[] {
  const intents = readJson('intents.json') as IntentsJson
  const { groups } = readJson('categories.json') as { groups: Names[] }
  return groups
    .flatMap(({ categories }) => categories)
    .flatMap(({ slug, name, synonyms }) =>
      [...Object.values(name), ...Object.values(synonyms).flat(), ...phraseFields(slug, intents).phrases].map(
        (text) => ({ text, slugs: [slug], weight: 0, isSentence: true }),
      ),
    )
}

const texts = [
  ...listed('trade-words.txt', textWeights.tradeWord),
  ...listed('trade-phrases.txt', textWeights.tradePhrase),
  ...readSentences(),
  ...readCatalogue(),
]
const slugs = [...new Set(texts.flatMap((text) => text.slugs))]
const words = new Map<string, number>()
const examples = texts.map(({ text, slugs: asked, ...rest }): Example => {
  const units = phraseUnits(text)
  for (const unit of units)
    if (isSpellingWord(unit.text)) words.set(unit.text, (words.get(unit.text) ?? 0) + rest.weight)
  return { ...rest, terms: termsOf(units), clues: cluesOf(units), columns: asked.map((slug) => slugs.indexOf(slug)) }
})
const table = {
  ...trainScorer(examples, slugs.length),
  slugs,
  // A word of a single sentence may be misspelt itself.
  words: [...words].flatMap(([word, weight]) => (weight > textWeights.sentence ? [word] : [])),
}
mkdirSync(path.dirname(tableFile), { recursive: true })
writeFileSync(tableFile, writeTable(table))
