import { fnv1a } from '#shared/seeded-random.ts'
import { truncateText, lengthOf } from '#shared/text.ts'
import { randomFor, type Random } from './random.ts'
import { areasServedBy } from './served-areas.ts'
import type { Slot } from './slots.ts'
import { groupTexts } from './texts/groups.ts'
import type { CategoryTexts, GroupTexts, Line, Pair } from './texts/shape.ts'

/** A listing's texts in English and Chinese; a listing written in one language uses only that one. */
export type DemoTexts = { summary: Pair; description: Pair; faq: { question: Pair; answer: Pair }[] }
/** Facts that several texts of a listing mention and that must agree. */
export type Voice = { isSolo: boolean; establishedYear: number }

export function groupAndCategoryTexts(slot: Slot): { group: GroupTexts; category: CategoryTexts } {
  const group = groupTexts[slot.category.group]
  const category = group?.categories[slot.category.slug]
  if (!group || !category) throw new Error(`no words for ${slot.category.slug}`)
  return { group, category }
}

export function voiceOf(slot: Slot): Voice {
  const random = randomFor('voice', slot.index)
  // Squaring favours recent years: most firms are young.
  const age = Math.floor(random.next() ** 2 * 42) + 4
  return { isSolo: random.chance(groupAndCategoryTexts(slot).group.solo), establishedYear: 2026 - age }
}

/**
 * Summary, description and FAQ. Listings of one category rotate through its sentences, so that neighbours share none
 * while there are enough of them.
 */
export function textsOf(slot: Slot, voice: Voice): DemoTexts {
  const { group, category } = groupAndCategoryTexts(slot)
  const random = randomFor('texts', slot.index)
  const fill = filler(slot, category, voice, random)
  /** The next `count` sentences for this listing, in an order shuffled per category. */
  const turnOf = (lines: readonly Line[], count: number, salt: string): Pair[] => {
    const fitting = lines.filter(([, , who]) => !who || (who === 'solo') === voice.isSolo)
    const order = randomFor(salt, slot.category.slug).some(fitting, fitting.length)
    const start = slot.turn * count + Math.floor(slot.turn / Math.max(1, order.length))
    return Array.from({ length: Math.min(count, order.length) }, (_, at) =>
      fill(order[(start + at) % order.length] as Line),
    )
  }

  const [opening] = turnOf(group.openings, 1, 'openings')
  const [call] = turnOf(group.calls, 1, 'calls')
  const facts = turnOf(category.facts, random.int(2, 3), 'facts')
  const ways = turnOf(group.ways, random.int(1, 3), 'ways')
  const [money] = turnOf(group.money, 1, 'money')
  const [ask] = turnOf(group.asks, 1, 'asks')
  const [fact, ...others] = facts
  const shapes: (Pair | undefined)[][][] = [
    [[opening, call], facts, [...ways, money], [ask]],
    [[opening, fact], [call, ...ways], [...others, money], [ask]],
    [[opening], [call, ...facts], ways, [money, ask]],
    [
      [opening, call, fact],
      [ways[0], money, ask],
    ],
    [[opening], facts, [call], [...ways, money], [ask]],
    [
      [opening, ways[0]],
      [...facts, money],
      [call, ask],
    ],
  ]
  const shape = shapes[(slot.turn + Math.abs(fnv1a(slot.category.slug))) % shapes.length] as (Pair | undefined)[][]
  const paragraphs = shape
    .map((lines) => lines.filter((line) => line !== undefined))
    .filter((lines) => lines.length > 0)
  return {
    summary: summaryOf(slot, voice, category),
    description: [
      paragraphs.map((lines) => lines.map(([en]) => en).join(' ')).join('\n\n'),
      paragraphs.map((lines) => lines.map(([, zh]) => zh).join('')).join('\n\n'),
    ],
    faq: faqOf(slot, fill, group, random),
  }
}

/** One of the category's summaries, followed by something specific to this provider where there is room. */
function summaryOf(slot: Slot, voice: Voice, category: CategoryTexts): Pair {
  const line = category.lines[slot.turn % category.lines.length] as Pair
  // Each rotation uses another ending.
  const ending =
    (slot.turn % category.lines.length) +
    Math.floor(slot.turn / category.lines.length) +
    Math.abs(fnv1a(slot.category.slug))
  const [main, next] = slot.areas
  const tails: Pair[] = [
    ['', ''],
    [
      `Based in ${main?.name[0]}, since ${voice.establishedYear}.`,
      `${voice.establishedYear}年起服務${main?.name[1]}。`,
    ],
    next
      ? [`${main?.name[0]}, ${next.name[0]} and nearby.`, `服務${main?.name[1]}、${next.name[1]}一帶。`]
      : [`Around ${main?.name[0]}.`, `服務${main?.name[1]}一帶。`],
    ['Message us for a quote.', '可先訊息問價。'],
  ]
  const tail = tails[ending % tails.length] as Pair
  return [oneOrBoth(line[0], tail[0], ' '), oneOrBoth(line[1], tail[1], '')]
}

const oneOrBoth = (text: string, tail: string, space: string) => {
  const both = tail ? `${text}${space}${tail}` : text
  return lengthOf(both) <= 160 ? both : truncateText(text, 160)
}

/** FAQ entries; premium listings only. */
function faqOf(slot: Slot, fill: (line: Line) => Pair, group: GroupTexts, random: Random): DemoTexts['faq'] {
  if (slot.plan !== 'premium') return []
  const areas = areasServedBy(slot)
  // The others are about answers and visits.
  const requests = group.asks.filter(([en]) => /\b(?:send|tell|photos?)\b/i.test(en))
  const questions: [Pair, Pair][] = [
    [['How is the price decided?', '怎樣收費？'], fill(random.pick(group.money))],
    [['What should I send in the first message?', '第一個訊息要寫甚麼？'], fill(random.pick(requests))],
    [
      ['Which areas do you cover?', '服務哪些地區？'],
      [
        `${listed(
          areas.map(({ name }) => name[0]),
          'en',
        )}. For other areas, please ask.`,
        `${listed(
          areas.map(({ name }) => name[1]),
          'zh',
        )}，其他地區請查詢。`,
      ],
    ],
    [['How do you work?', '服務流程是怎樣？'], fill(random.pick(group.ways.filter(([, , who]) => !who)))],
  ]
  return random.some(questions, random.int(2, 3)).map(([question, answer]) => ({ question, answer }))
}

/** Fills work, area, year and jobs into a sentence, in the voice of one person or of a team. */
function filler(slot: Slot, category: CategoryTexts, voice: Voice, random: Random): (line: Line) => Pair {
  const area = slot.areas[0]?.name ?? ['Hong Kong', '香港']
  return ([en, zh]) => {
    const jobs = random.some(category.jobs, random.int(2, 3))
    const valuesEn = {
      work: category.work[0],
      area: area[0],
      year: String(voice.establishedYear),
      jobs: listed(
        jobs.map(([job]) => job),
        'en',
      ),
    }
    const valuesZh = {
      work: category.work[1],
      area: area[1],
      year: String(voice.establishedYear),
      jobs: listed(
        jobs.map(([, job]) => job),
        'zh',
      ),
    }
    const [filledEn, filledZh] = [fillIn(en, valuesEn), fillIn(zh, valuesZh)]
    return voice.isSolo ? [inFirstPerson(filledEn), filledZh.replaceAll('我們', '我')] : [filledEn, filledZh]
  }
}

/** Fills `{name}`, and `{Name}` capitalised; the sentence always starts with a capital. */
export function fillIn(line: string, values: Record<string, string>): string {
  return capital(
    line.replace(/\{(\w+)\}/g, (whole, key: string) => {
      const value = values[key.toLowerCase()] ?? whole
      return /^[A-Z]/.test(key) ? capital(value) : value
    }),
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "a, b and c" */
function listed(items: readonly string[], language: 'en' | 'zh'): string {
  const [comma, and] = language === 'en' ? [', ', ' and '] : ['、', '及']
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(comma)}${and}${items.at(-1)}`
}

/** Turns a firm's sentence into the first person singular. */
export function inFirstPerson(text: string): string {
  return text
    .replace(/\b[Ww]e are\b/g, 'I am')
    .replace(/\b[Ww]e were\b/g, 'I was')
    .replace(/\b[Ww]e(?=[ ’'])/g, 'I')
    .replace(/\bI(['’])re\b/g, 'I$1m')
    .replace(/\bourselves\b/g, 'myself')
    .replace(/\bours\b/g, 'mine')
    .replace(/\bour\b/g, 'my')
    .replace(/\bOur\b/g, 'My')
    .replace(/\bus\b/g, 'me')
}
